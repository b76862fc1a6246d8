/** The page of a site: everything is kept in this tab. */
import { tab } from './begin';
import { mount } from 'svelte';
import { showPage } from '../page';
import { followVersions } from './versions.svelte';
import Notices from './Notices.svelte';

await showPage();
mount(Notices, { target: document.body });
tab.start();
followVersions();
