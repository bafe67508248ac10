import { startTool } from '../../shell/tool/startTool';
import { WizardPage } from '../../wizards/kit/WizardPage';
import { quickQuote } from '../../wizards/quick-quote/definition';

export const start = () => startTool(() => <WizardPage definition={quickQuote} />);
