// The style sheets of the components used, in no particular order.
import '@agency-site/ui/StepShell.css';
import '@agency-site/ui/SlotCalendar.css';
import '@agency-site/ui/PathOption.css';
import '@agency-site/ui/PackageCard.css';
import '@agency-site/ui/OrderSummary.css';
import '@agency-site/ui/ConsentSwitch.css';
import '@agency-site/ui/Button.css';
import '@agency-site/ui/BudgetBar.css';
import '@agency-site/ui/theme.css';
