import { startTool } from '../../shell/tool/startTool';
import { WizardPage } from '../../wizards/kit/WizardPage';
import { planner } from '../../wizards/planner/definition';

startTool(() => <WizardPage definition={planner} />);
