import { checkoutPage } from '../../checkout/Checkout';
import { lazyPart } from '../../shell/tool/lazyPart.ts';
import { startTool } from '../../shell/tool/startTool';

const Page = checkoutPage(location.pathname);
const PaidTime = lazyPart(async () => (await import('../../booking/paid/PaidTime')).PaidTime);

export const start = () => startTool(() => <Page PaidTime={PaidTime} />);
