import { catalogue } from '../../domain/catalogue/given.ts';
import { type SystemId, systemIds, trinityIds } from '../../domain/catalogue/ids.ts';
import { drawing, stage } from '../../shell/art/drawing.css';
import { SampleFigure } from '../../shell/Sample';
import { Part } from './parts/Drawing';
import * as css from './parts/systemsPicture.css';

const { trinityOptions } = catalogue;

const classOf = (id: SystemId) =>
  [
    css.tile,
    ...trinityIds
      .filter((option) => !trinityOptions[option].includes.includes(id))
      .map((option) => css.without[option]),
  ].join(' ');

/** The five systems, beside their prices: those that are pointed at stand out. */
export const SystemsPicture = () => (
  <SampleFigure
    id="systems-kit"
    of="data"
    caption="The screens of the five systems. The businesses in them are made up."
  >
    <div className={stage}>
      <svg
        className={drawing}
        viewBox="0 0 720 686"
        role="img"
        aria-label="Small pictures of the five systems’ screens"
      >
        {systemIds.map((id) => (
          <Part key={id} className={classOf(id)} of={`systems/${id}`} words={{ name: trinityOptions[id].name }} />
        ))}
      </svg>
    </div>
  </SampleFigure>
);
