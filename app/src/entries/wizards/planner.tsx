import { startTool } from '../../shell/tool/startTool';
import { WizardPage } from '../../wizards/kit/WizardPage';
import { planner } from '../../wizards/planner/definition';

export const start = () => startTool(() => <WizardPage definition={planner} />);
