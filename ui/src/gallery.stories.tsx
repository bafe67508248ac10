import { ScrollTop } from '@agency-site/ui/ScrollTop';
import type { Story, StoryDefault } from '@ladle/react';
import type { ReactNode } from 'react';
import * as css from '../test/gallery.css';
import { FirstOpen } from './Accordion/Accordion.stories';
import { Tones as Alerts } from './Alert/Alert.stories';
import { Tones as Badges } from './Badge/Badge.stories';
import { Notice } from './Banner/Banner.stories';
import { Changing, OverBudget } from './BudgetBar/BudgetBar.stories';
import { AsLinks, Loading, Tones } from './Button/Button.stories';
import { WithError as InvalidBox, On, NotAvailable as UnavailableBox } from './Checkbox/Checkbox.stories';
import { AlwaysOn, Several } from './ConsentSwitch/ConsentSwitch.stories';
import { Order } from './DescriptionList/DescriptionList.stories';
import { Closed as ClosedDialog } from './Dialog/Dialog.stories';
import { Closed as ClosedDrawer } from './Drawer/Drawer.stories';
import { Failed, Nothing } from './EmptyState/EmptyState.stories';
import { Chosen as ChosenSystems } from './MultiSelect/MultiSelect.stories';
import { WithDiscount } from './OrderSummary/OrderSummary.stories';
import { AllStates, OneChosen } from './PackageCard/PackageCard.stories';
import { Chosen as ChosenPath } from './PathOption/PathOption.stories';
import { WithActions, WithAside } from './Section/Section.stories';
import { Views } from './Segmented/Segmented.stories';
import { Chosen as ChosenLength } from './Select/Select.stories';
import { Chosen as ChosenAmount } from './Slider/Slider.stories';
import { TimeChosen } from './SlotCalendar/SlotCalendar.stories';
import { FirstStep } from './StepShell/StepShell.stories';
import { EmptyAndFilled, WithError } from './TextField/TextField.stories';
import { AllKinds } from './Toast/Toast.stories';

export default { title: 'Gallery', meta: { bleeds: true, ownWindow: true } } satisfies StoryDefault;

function Specimen({ name, purpose, children }: { name: string; purpose: string; children: ReactNode }) {
  return (
    <section className={css.specimen}>
      <div>
        <h2 className={css.name}>{name}</h2>
        <p className={css.purpose}>{purpose}</p>
      </div>
      <div className={css.things}>{children}</div>
    </section>
  );
}

/** All components on one page, as their own stories show them. */
export const All: Story = () => (
  <main>
    <div className={css.page}>
      <header>
        <h1 className={css.title}>Every part, on one page</h1>
        <p className={css.lead}>
          The parts of a price list, a wizard and a booking. Change the scheme, the direction, the width or the brand,
          and all of them follow.
        </p>
      </header>
      <Specimen name="Button" purpose="The main action, a strong second, and everything else.">
        <Tones />
        <Loading />
        <AsLinks />
      </Specimen>
      <Specimen name="Text field" purpose="Text in one line or several, with a hint and an error.">
        <EmptyAndFilled />
        <WithError />
      </Specimen>
      <Specimen name="Checkbox" purpose="A yes or no, sent with its form.">
        <On />
        <InvalidBox />
        <UnavailableBox />
      </Specimen>
      <Specimen name="Segmented" purpose="A few views side by side, of which one is always chosen.">
        <Views />
      </Specimen>
      <Specimen name="Select" purpose="One of some options, in the browser’s own list.">
        <ChosenLength />
      </Specimen>
      <Specimen name="Multi select" purpose="Several of many options, found by typing.">
        <ChosenSystems />
      </Specimen>
      <Specimen name="Slider" purpose="An amount that is dragged, stepped by keys, or typed.">
        <ChosenAmount />
      </Specimen>
      <Specimen name="Package card" purpose="What it is, what it costs, what it includes, and why it can’t be chosen.">
        <OneChosen />
        <AllStates />
      </Specimen>
      <Specimen name="Path option" purpose="One of several ways to have the work done.">
        <ChosenPath />
      </Specimen>
      <Specimen name="Budget bar" purpose="A budget, how much of it is spent, and by how much it is exceeded.">
        <Changing />
        <OverBudget />
      </Specimen>
      <Specimen name="Order summary" purpose="A receipt, whose lines lead down to the total.">
        <WithDiscount />
      </Specimen>
      <Specimen name="Slot calendar" purpose="A day, then a time; a day without times says why.">
        <TimeChosen />
      </Specimen>
      <Specimen name="Accordion" purpose="Questions that open to show their answers.">
        <FirstOpen />
      </Specimen>
      <Specimen name="Section" purpose="A part of a page under its heading, with what can be done there.">
        <WithAside />
        <WithActions />
      </Specimen>
      <Specimen name="Description list" purpose="Terms and what is known of them.">
        <Order />
      </Specimen>
      <Specimen name="Badge" purpose="A state in a word, told apart by its mark.">
        <Badges />
      </Specimen>
      <Specimen name="Alert" purpose="A message in the page, announced when it appears.">
        <Alerts />
      </Specimen>
      <Specimen name="Empty state" purpose="Nothing here, not yet, or not loaded: with a way on.">
        <Nothing />
        <Failed />
      </Specimen>
      <Specimen name="Consent switch" purpose="A purpose that a visitor agrees to or not, explained one click away.">
        <Several />
        <AlwaysOn />
      </Specimen>
      <Specimen name="Dialog and drawer" purpose="A question to answer first, and the menu of a small screen.">
        <div className="row">
          <ClosedDialog />
          <ClosedDrawer />
        </div>
      </Specimen>
      <Specimen name="Banner and toast" purpose="Messages at the bottom of the window, which never cover each other.">
        <div className={css.frame}>
          <Notice />
          <AllKinds />
        </div>
      </Specimen>
    </div>
    <section className={css.across} aria-label="Step shell">
      <FirstStep />
    </section>
    <ScrollTop />
  </main>
);
