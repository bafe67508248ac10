import type { FrameProps } from '../Frame';
import { Lettering } from '../Lettering';
import { fourteenSteps } from '../letters/fourteenSteps.ts';
import { AddressBar, Browser, BrowserAndPhone, Phone, Scene } from '../Screens';
import { footButton, row } from '../Screens.css';
import * as css from './FourteenSteps.css';

const visit = [
  { title: 'You ring at the street door', about: 'Beside the pharmacy. Someone answers.' },
  { title: 'Fourteen steps, or the lift', about: 'To the second floor. No hurry.' },
  { title: 'You wait by a window', about: 'Two chairs and a coat hook.' },
  { title: 'We talk first', about: 'Before anyone asks you to lie down.' },
];

const warning = 'Please don’t describe your complaint here. We’ll talk about your knee in the room.';

/** Fourteen Steps: the home page of the practice, in a browser and on a phone. */
export function Drawing({ alt }: FrameProps) {
  return (
    <Scene alt={alt} className={css.stage}>
      <BrowserAndPhone
        browser={
          <Browser className={css.paper} bar={<AddressBar>fourteensteps.example</AddressBar>}>
            <div className={`${row} ${css.head}`}>
              <div className={css.brand}>
                <Rail />
                <Lettering className={css.name} of={fourteenSteps.name} />
              </div>
              <div className={css.menu}>
                <span className={css.current}>The first visit</span>
                <span>Methods</span>
                <span>The rooms</span>
                <span>Write to us</span>
              </div>
            </div>
            <div className={css.hero}>
              <Stairs />
              <div className={css.heroWords}>
                <Lettering className={css.firstLine} of={fourteenSteps.whatHappens} />
                <Lettering className={css.secondLine} of={fourteenSteps.whenYouCome} />
                <p className={css.about}>Your first visit, from the street to the talk.</p>
              </div>
            </div>
            <div className={css.steps}>
              {visit.map(({ title, about }, at) => (
                <div key={title} className={css.step}>
                  <span className={css.number}>{at + 1}</span>
                  <b className={css.stepTitle}>{title}</b>
                  {about}
                </div>
              ))}
            </div>
            <div className={css.form}>
              <div className={css.field}>Your name</div>
              <div className={css.field}>How we reach you</div>
              <p className={css.button}>Ask for a call</p>
              <p className={css.warning}>{warning}</p>
            </div>
          </Browser>
        }
        phone={
          <Phone className={`${css.paper} ${css.phone}`}>
            <div className={css.phoneHero}>
              <div className={css.brand}>
                <Rail />
                <Lettering className={css.phoneName} of={fourteenSteps.name} />
              </div>
              <Lettering className={css.phoneFirstLine} of={fourteenSteps.whatHappens} />
              <Lettering className={css.phoneSecondLine} of={fourteenSteps.whenYouCome} />
            </div>
            <div className={css.phoneSteps}>
              {visit.map(({ title, about }, at) => (
                <div key={title} className={css.phoneStep}>
                  <span className={css.badge}>{at + 1}</span>
                  <span>
                    <b className={css.phoneStepTitle}>{title}</b>
                    {about}
                  </span>
                </div>
              ))}
              <p className={css.hours}>
                <b>The phone is answered</b>
                <br />
                Weekdays from eight to nine and at one. Messages are answered the same day.
              </p>
              <div className={css.phoneForm}>
                <div className={css.field}>Your name</div>
                <div className={css.field}>How we reach you</div>
                <p className={css.phoneWarning}>{warning}</p>
              </div>
            </div>
            <p className={`${footButton} ${css.call}`}>Ask for a call</p>
          </Phone>
        }
      />
    </Scene>
  );
}

const Rail = () => (
  <svg className={css.rail} viewBox="-142 -70 284 140" aria-hidden>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="28"
      strokeLinecap="round"
      d="M-125 52H-94.7A90 90 0 0 0 -36.8 30.9L36.8 -30.9A90 90 0 0 1 94.7 -52H125"
    />
  </svg>
);

const Stairs = () => (
  <svg className={css.stairs} viewBox="0 0 600 330" aria-hidden>
    <path
      fill="#1C5443"
      d="M0 330v-20h36v-20h36v-20h36v-20h36v-20h36v-20h36v-20h36v-20h36v-20h36v-20h36v-20h36v-20h36v-20h36v-20h36H600V330z"
    />
    <path stroke="#12382D" strokeWidth="3" opacity=".5" d="M162 230V138M270 170V78M378 110V18" />
    <path
      fill="none"
      stroke="#5E9C83"
      strokeWidth="16"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M54 288V198L500-52"
    />
  </svg>
);
