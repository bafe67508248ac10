import { articleLabels } from '../../content/articleLabels.ts';
import { capitalised } from '../../domain/words.ts';
import { control } from '../../shell/style/control.css';
import { hidden } from '../../shell/style/type.css';
import * as css from './Topics.css';

const words = articleLabels.blog;

interface TopicsProps {
  /** Each with how many posts are about it. */
  of: readonly (readonly [topic: string, count: number])[];
  count: number;
}

/** Chooses what the blog shows, without scripts: the styles hide posts on other topics. */
export const Topics = ({ of, count }: TopicsProps) => (
  <fieldset className={css.topics}>
    <legend className={hidden}>{words.topics}</legend>
    {[[words.allTopics, count] as const, ...of].map(([topic, posts], at) => (
      <label key={topic} className={css.choice}>
        <input
          className={`${control} ${css.chosen[at]}`}
          type="radio"
          name="topic"
          value={topic}
          defaultChecked={at === 0}
        />
        <span className={css.name}>{capitalised(topic)}</span> <small>{posts}</small>
      </label>
    ))}
  </fieldset>
);
