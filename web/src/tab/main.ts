/** The page of a site: everything is kept in this tab. */
import { tab } from './begin';
import '../main';
import { mount } from 'svelte';
import { followVersions } from './versions.svelte';
import Notices from './Notices.svelte';

mount(Notices, { target: document.body });
tab.start();
followVersions();
