/** The page of a server. */
import { showPage } from './page';

await showPage();
