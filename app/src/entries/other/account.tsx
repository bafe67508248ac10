import { loadAccount } from '../../account/Account';
import { recover } from '../../shell/document/lostCode.ts';
import { startTool } from '../../shell/tool/startTool';

// The code of the first page is loaded before hydration: otherwise React would replace the prerendered page by the splash.
loadAccount(location.pathname).then(startTool, recover);
