import type { FrameProps } from '../Frame';
import { Lettering } from '../Lettering';
import { eightLamps } from '../letters/eightLamps.ts';
import { AddressBar, Browser, BrowserAndPhone, Phone, Scene } from '../Screens';
import { footButton, row } from '../Screens.css';
import * as css from './EightLamps.css';
import strand from './eightLampsStrand.svg?url';

const weeks = [
  { sunday: '21 February', rooms: '3 rooms free' },
  { sunday: '28 February', rooms: '4 rooms free' },
  { sunday: '7 March', rooms: '2 rooms free', chosen: true },
  { sunday: '14 March', rooms: 'all taken', full: true },
  { sunday: '21 March', rooms: '4 rooms free' },
  { sunday: '28 March', rooms: '1 room free' },
];

/** Eight Lamps: the landing page of the campaign, in a browser and on a phone. */
export function Drawing({ alt }: FrameProps) {
  return (
    <Scene alt={alt} className={css.stage}>
      <BrowserAndPhone
        browser={
          <Browser className={css.paper} bar={<AddressBar>eightlamps.example/quiet-weeks</AddressBar>}>
            <div className={css.hero}>
              <div className={css.heroWords}>
                <div className={css.brand}>
                  <Windows />
                  <Lettering className={css.name} of={eightLamps.name} />
                </div>
                <Lettering className={css.firstLine} of={eightLamps.twoNights} />
                <Lettering className={css.secondLine} of={eightLamps.dinnerTheFirst} />
                <p className={css.about}>
                  Sunday to Thursday, in six named weeks, when the strand is at its best because no one is on it.
                </p>
              </div>
              <Strand />
            </div>
            <div className={css.columns}>
              <div>
                <Lettering className={css.question} of={eightLamps.whichWeek} />
                <div className={css.weeks}>
                  {weeks.map((week) => (
                    <div key={week.sunday} className={`${css.week} ${stateOf(week)}`}>
                      <b className={css.sunday}>{week.full ? <s>{week.sunday}</s> : week.sunday}</b>
                      {week.rooms}
                    </div>
                  ))}
                </div>
              </div>
              <div className={css.offer}>
                <div className={`${row} ${css.price}`}>
                  <p className={css.stay}>
                    Two people, two nights,
                    <br />
                    breakfast and one dinner
                  </p>
                  <Lettering className={css.amount} of={eightLamps.price} />
                </div>
                <p className={css.button}>Ask for this week</p>
              </div>
            </div>
          </Browser>
        }
        phone={
          <Phone className={css.paper}>
            <div className={css.phoneHero}>
              <Strand />
              <div className={css.phoneWords}>
                <Lettering className={css.phoneFirstLine} of={eightLamps.twoNights} />
                <Lettering className={css.phoneSecondLine} of={eightLamps.dinnerTheFirst} />
                <p className={css.phoneAbout}>Sunday to Thursday, in six named weeks.</p>
              </div>
            </div>
            <div className={css.phoneWeeks}>
              <p className={css.phoneQuestion}>Which week?</p>
              {weeks.slice(0, 5).map((week) => (
                <p key={week.sunday} className={`${row} ${css.phoneWeek} ${stateOf(week)}`}>
                  <b>{week.full ? <s>{week.sunday}</s> : week.sunday}</b>
                  {week.rooms}
                </p>
              ))}
            </div>
            <p className={`${row} ${footButton} ${css.ask}`}>
              Ask for this week <span>€320</span>
            </p>
          </Phone>
        }
      />
    </Scene>
  );
}

const stateOf = ({ chosen, full }: (typeof weeks)[number]) => (chosen ? css.chosen : full ? css.full : '');

/** Two people under an umbrella, and their dog, on the strand in the rain. */
const Strand = () => <img className={css.strand} src={strand} alt="" width="660" height="560" loading="lazy" />;

/** Eight windows, four of them lit. */
const Windows = () => (
  <svg className={css.windows} viewBox="-84 -62 168 124" aria-hidden>
    {[-10.5, 59.5].map((bottom, floor) =>
      [-79, -35, 9, 53].map((left, at) => (
        <path
          key={`${left} ${bottom}`}
          fill={at % 2 === floor ? '#FFC25A' : '#3D5568'}
          d={`M${left} ${bottom}v-36a13 13 0 0 1 26 0v36z`}
        />
      )),
    )}
  </svg>
);
