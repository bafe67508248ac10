import { loadAccount } from '../../account/Account';
import { startTool } from '../../shell/tool/startTool';

// The code of the first page is loaded before hydration: otherwise React would replace the prerendered page by the splash.
export const start = async () => startTool(await loadAccount(location.pathname));
