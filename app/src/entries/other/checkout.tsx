import { checkoutPage } from '../../checkout/Checkout';
import { startTool } from '../../shell/tool/startTool';

export const start = () => startTool(checkoutPage(location.pathname));
