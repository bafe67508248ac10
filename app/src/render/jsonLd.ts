import { installation } from '../content/installation.ts';
import { breadcrumbs } from '../content/links/breadcrumbs.ts';
import { offerOf, type SoldItem } from '../content/offers.ts';
import { ownQuestions } from '../content/ownTexts.ts';
import { questionsOf } from '../content/page.ts';
import { site } from '../content/site.ts';
import { plain } from '../domain/text/blocks.ts';
import { questions } from '../pages/landing/questions.ts';
import { inFull, type PageFacts, sharedPicture } from './pageFacts.ts';

type Thing = Readonly<Record<string, unknown>>;

const agency = { '@id': inFull('/#agency') };

const organization: Thing = {
  '@type': 'Organization',
  ...agency,
  name: site.name,
  url: inFull('/'),
  logo: inFull(installation.icons?.[512] ?? ''),
  description: site.tagline,
  areaServed: { '@type': 'Country', name: 'Ireland' },
  ...(site.email !== null && { email: site.email }),
  ...(site.vatNumber !== null && { vatID: site.vatNumber }),
  ...(site.companyNumber !== null && {
    identifier: { '@type': 'PropertyValue', name: 'Company registration number', value: site.companyNumber },
  }),
};

const website: Thing = {
  '@type': 'WebSite',
  '@id': inFull('/#site'),
  name: site.name,
  url: inFull('/'),
  inLanguage: 'en-IE',
  publisher: agency,
};

/** Whether a price includes VAT, once the owner has said; a price without VAT is the whole price. */
const priceWithVat = (price: number): Thing =>
  installation.vat === 'included' || installation.vat === 'excluded'
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification',
          price,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: installation.vat === 'included',
        },
      }
    : {};

function offer({ name, price, to, delivery }: SoldItem): Thing {
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'EUR',
    ...priceWithVat(price),
    ...(to !== undefined && { url: inFull(to) }),
    ...(delivery !== undefined && { description: `Delivered in ${delivery}` }),
  };
}

function service({ path, description, page }: PageFacts): Thing[] {
  if (!page?.sells) return [];
  const { name, offers } = page.sells;
  return [
    {
      '@type': 'Service',
      name,
      description,
      url: inFull(path),
      provider: agency,
      areaServed: { '@type': 'Country', name: 'Ireland' },
      offers: offers.map((id) => offer(offerOf(id))),
    },
  ];
}

/** The questions and answers of the page. */
function faq({ path, page }: PageFacts): Thing[] {
  const own = page ? ownQuestions(path, questionsOf(page), page.kind) : [];
  const items = path === '/' ? questions : own;
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(([question, answer]) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
      })),
    },
  ];
}

function article({ path, title, description, post, project }: PageFacts): Thing[] {
  const facts = post ?? project;
  if (!facts) return [];
  const writer = post?.author;
  return [
    {
      '@type': post ? 'BlogPosting' : 'CreativeWork',
      headline: title,
      description,
      url: inFull(path),
      mainEntityOfPage: inFull(path),
      image: sharedPicture({ path, ...(post && { post }), ...(project && { project }) }).src,
      datePublished: facts.date,
      ...('topics' in facts && {
        keywords: [...facts.topics, ...(project?.sample ? ['sample project'] : [])].join(', '),
      }),
      inLanguage: 'en-IE',
      author: writer === undefined ? agency : { '@type': 'Person', name: writer },
      publisher: agency,
    },
  ];
}

function breadcrumbList({ path, title }: PageFacts): Thing[] {
  if (path === '/') return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...breadcrumbs(path), { label: title, to: path }].map(({ label, to }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: label,
        item: inFull(to),
      })),
    },
  ];
}

/** Structured data (JSON-LD) of a page for search engines. */
export function jsonLd(facts: PageFacts): string {
  const things = [organization, website, ...breadcrumbList(facts), ...service(facts), ...article(facts), ...faq(facts)];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
