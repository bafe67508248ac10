import { formatDateAt } from '../../src/domain/booking/labels.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { inOneLine, shownPeople } from '../../src/domain/staff/profiles.ts';
import type { Context, Published } from '../platform/context.ts';
import { curly } from '../platform/markdown/curly.ts';
import { siteOf, withDeskSettings } from '../platform/settings/settings.ts';
import type { Edition } from '../platform/site/renderer.ts';
import { ownArticles } from './articles.ts';
import { ownTexts } from './pageTexts.ts';

/** What pages show by what is in force, or by a draft. */
export const editionOf = (
  { settings, database }: Pick<Context, 'database' | 'settings'>,
  { catalogue, settings: onDesk, pages, discounts, profiles, ...articles }: Published,
  { version, since }: Context['terms'],
  isPreview = false,
): Edition => {
  const posts = ownArticles('posts', database, articles.posts);
  const projects = ownArticles('projects', database, articles.projects);
  const team = shownPeople(profiles.data);
  return {
    site: {
      ...siteOf(withDeskSettings(settings, onDesk.data, profiles.data), {
        version,
        since: formatDateAt(Date.parse(since), opening.timeZone),
      }),
      takesDiscountCodes: Object.keys(discounts.data.codes).length > 0,
      people: team.map(inOneLine),
      team: team.map((person) => ({ ...person, about: curly(person.about) })),
      isPreview,
    },
    catalogue: catalogue.data,
    texts: ownTexts(pages.data),
    ...(posts && { posts }),
    ...(projects && { projects }),
  };
};
