import type { FrameProps } from '../Frame';
import { Lettering } from '../Lettering';
import { nualas } from '../letters/nualas.ts';
import { AddressBar, Browser, BrowserAndPhone, Phone, Scene } from '../Screens';
import { row } from '../Screens.css';
import * as css from './Nualas.css';

const week = [
  { day: 'Monday', bread: 'Soda bread', price: '€4.20' },
  { day: 'Tuesday', bread: 'Seeded', price: '€4.80' },
  { day: 'Wednesday', bread: 'Rye', price: '€5.00' },
  { day: 'Thursday', bread: 'Batch loaf', price: '€3.80' },
  { day: 'Friday', bread: 'Sourdough', price: '€5.20', today: true },
  { day: 'Saturday', bread: 'Brack', price: '€6.00' },
];
const questions = ['What', 'For how many', 'For which day', 'How to reach you'];

/** Nuala’s: the one page of the bakery, in a browser and on a phone. */
export function Drawing({ alt }: FrameProps) {
  return (
    <Scene alt={alt} className={css.stage}>
      <BrowserAndPhone
        browser={
          <Browser className={css.paper} bar={<AddressBar>nualas.example</AddressBar>}>
            <div className={`${row} ${css.head}`}>
              <Lettering className={css.name} of={nualas.name} />
              <div className={css.menu}>
                <span>The week’s bread</span>
                <span>Cakes</span>
                <span>How to find us</span>
              </div>
            </div>
            <div className={css.hero}>
              <div className={css.heroWords}>
                <p className={css.open}>Open now, until noon</p>
                <Lettering className={css.firstLine} of={nualas.sourdough} />
                <Lettering className={css.secondLine} of={nualas.sodaBatch} />
                <p className={css.about}>Baked this morning, on the Square. When it’s gone, this page says so.</p>
              </div>
              <Loaf />
            </div>
            <div className={css.columns}>
              <div>
                <Lettering className={css.weekTitle} of={nualas.theWeek} />
                <Week today="Friday, today" />
              </div>
              <div>
                <Lettering className={css.cakeTitle} of={nualas.aCakePlease} />
                <div className={css.form}>
                  {questions.map((question) => (
                    <p key={question} className={css.question}>
                      {question}
                    </p>
                  ))}
                  <p className={css.button}>Ask Nuala</p>
                  <p className={css.fine}>Nothing is ordered until she has answered.</p>
                </div>
              </div>
            </div>
          </Browser>
        }
        phone={
          <Phone className={css.paper}>
            <div className={css.phoneHero}>
              <Lettering className={css.phoneName} of={nualas.nameOnBrown} />
              <p className={css.open}>Open now, until noon</p>
              <Lettering className={css.phoneFirstLine} of={nualas.sourdough} />
              <Lettering className={css.phoneSecondLine} of={nualas.sodaBatch} />
              <p>Baked this morning, on the Square.</p>
            </div>
            <div className={css.phoneWeek}>
              <Lettering className={css.phoneWeekTitle} of={nualas.theWeek} />
              <Week today="Friday" />
              <p className={css.outlined}>Order a cake for Saturday</p>
            </div>
          </Phone>
        }
      />
    </Scene>
  );
}

function Week({ today: todayWords }: { today: string }) {
  return (
    <div className={css.week}>
      {week.map(({ day, bread, price, today }) => (
        <p key={day} className={`${css.day} ${today ? css.today : ''}`}>
          <span>{today ? todayWords : day}</span>
          <b>{bread}</b>
          <span>{price}</span>
        </p>
      ))}
    </div>
  );
}

const Loaf = () => (
  <svg className={css.loaf} viewBox="-112 -112 190 200" aria-hidden>
    <g transform="rotate(-4)">
      <path fill="#D69A5A" d="M4-99C62-98 101-55 100 3S56 100-2 99-100 58-99-2-54-100 4-99z" />
      <g fill="#F7EEDF">
        {['translate(-47 9) rotate(24)', 'rotate(24) scale(1.18)', 'translate(47 -9) rotate(24)'].map((place) => (
          <path key={place} transform={place} d="M0-58A112 112 0 0 1 0 58A112 112 0 0 1 0-58z" />
        ))}
      </g>
    </g>
  </svg>
);
