import { loadAccount } from '../../account/Account';
import { recover } from '../../shell/document/lostCode.ts';
import { startTool } from '../../shell/tool/startTool';

// The code of the first page comes before hydration: without it React would draw the splash over what the build has drawn.
loadAccount(location.pathname).then(startTool, recover);
