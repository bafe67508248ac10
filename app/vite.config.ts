import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { targets } from '../ui/browsers.ts';
import { publicSite } from './server/settings.ts';
import { builtWith } from './tools/builtWith.ts';
import { leanRouter } from './tools/leanRouter.ts';
import { markdown } from './tools/markdown/plugin.ts';

/** Where the development server finds the API: `pnpm --filter @agency-site/app run dev:server`. */
const api = process.env.API_URL ?? 'http://localhost:3000';

const toServer: ProxyOptions = { target: api, changeOrigin: false };
/** A form that a browser posts without scripts; the page that it stands on is drawn here. */
const postsToServer: ProxyOptions = { ...toServer, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) };

const ofEveryPage =
  /node_modules[\\/].*[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|ui[\\/]dist[\\/]components[\\/](Button|TextField)[\\/]|src[\\/](entry-client|routes[\\/](App|table|loading)|content[\\/](site|paths|consentSaved)|shell[\\/](Frame\.|icons|type\.css|Toasts|keepClear|ErrorBoundary|FallbackScreen|Splash|ScrollToTop|Brand|account[\\/]useSession|art[\\/](Logo|strands)|consent[\\/]Consent\.|useArrived|lazyPart))/;
/** A class name or two that several components share: in a group of its users it would bring them all along. */
const isWord = (id: string) => /ui[\\/]dist[\\/]components[\\/]chunk-\w+\.js$/.test(id) && statSync(id).size < 200;

/**
 * What is needed together travels in one file: it compresses better, and comes with one request. A part is in the first
 * group that names it; what none names is parted by the pages that need it.
 */
const groups: Readonly<Record<string, RegExp | ((id: string) => boolean)>> = {
  /** What waits for somebody to do something. */
  start:
    /src[\\/](entry\.ts|api[\\/](consent|session|storage)\.|domain[\\/](consent|record|session)\.|shell[\\/](idle\.|leaving\.|standAlone\.|touched\.|consent[\\/]banner\.))|preload-helper/,
  /** What every page needs then. */
  base: (id) => ofEveryPage.test(id) || isWord(id),
  /** What there is to buy, and how it is priced. */
  catalogue:
    /src[\\/]domain[\\/](pricing|catalogue[\\/](?!solutions|paths|goal-needs|platforms\.|opening|consultation))|src[\\/]domain[\\/](money|words|record|consultation)\.|src[\\/]content[\\/]payment\./,
  /** The ways into the wizards: before the wizards, whose styles pages do without. */
  ways: /src[\\/]content[\\/]ways\./,
  /** What pages say of prices. */
  prices: /src[\\/]content[\\/](offers|rules)\./,
  /** What the wizards and the booking walk by, and what every form asks for. */
  walk: /src[\\/](wizards[\\/]kit[\\/](useWizard|wizardStore|stepAddress)|api[\\/](request|http|attempt|storage)|domain[\\/](flow|contact|contract[\\/]limits)|shell[\\/](useArrived|contactFields))/,
  /** What every wizard shows and does. */
  wizard:
    /ui[\\/]dist[\\/]components[\\/](StepShell|PackageCard|OrderSummary)[\\/]|src[\\/](wizards[\\/]kit[\\/](WizardPage|Summary|summaryView|useStartOver|steps[\\/](Choice|IndustryCards|industryWords|cards)|useAhead|[aA]waited|review[\\/]useReview|saved-quote[\\/](keptStore|useKeptPrice))|domain[\\/](counter|kept[\\/](same|honoured))|api[\\/](stripe|config)\.|domain[\\/]publicConfig)/,
  /** What the pages of an account share with those that are read. */
  head: /src[\\/](routes[\\/]pages[\\/]PageMeta|content[\\/]dates)/,
  /** Moments in words, by the clocks of the agency. */
  times: /src[\\/]domain[\\/](booking[\\/](clock|labels)|catalogue[\\/]opening)\./,
  /** Names and their values: on the pages of an account and of the cookie settings. */
  facts: /src[\\/]routes[\\/](facts\.css|Facts)/,
  /** What the forms of the contact page and of an account ask of what is typed. */
  message: /src[\\/]domain[\\/]message\./,
  /** What the forms about an account share. */
  account:
    /src[\\/](routes[\\/]account[\\/](form[\\/]|account\.css|AccountPage|MailSent|use(Token|Mail|Confirmed))|content[\\/]account\.|domain[\\/]password|api[\\/]account\.)/,
  /** What the pages of the dashboard share. */
  dashboard:
    /src[\\/](routes[\\/]account[\\/]user[\\/](Dashboard|SignedIn|Profile|Heading|Part|Known|OrderTag|callTime|use(?!CardForm))|content[\\/]dashboard)/,
  /** What the landing page shares with the pages that are read. */
  parts: /src[\\/]routes[\\/]pages[\\/](Spans|sections[\\/]Questions)|shell[\\/]art[\\/](Braid|braidStrands)/,
  /** The pages that are read, save their texts. */
  reading:
    /src[\\/]routes[\\/]pages[\\/](Hero|Ways|Breadcrumb|Section|sections[\\/])|src[\\/]content[\\/]trail|shell[\\/]art[\\/](Rings|rings|seed)/,
};

const routerOfProduction = fileURLToPath(import.meta.resolve('react-router')).replace(
  /development(?=[^a-z]index)/,
  'production',
);

/** Tests that replace modules, which others must not have loaded before. */
const mocksModules = ['server/accounts/attacks/secrets.test.ts'];

export default defineConfig(({ command, mode, isSsrBuild: ssr }) => {
  // The development server and the tests take the sources of ui: hot reload, and nothing to build first.
  // A build takes its dist, as any customer's would.
  const site = publicSite(mode === 'test' ? {} : undefined);
  const source = command === 'serve' ? ['agency-site:source'] : [];
  return {
    plugins: [
      markdown(),
      builtWith(site),
      leanRouter(),
      react(),
      vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' }),
    ],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      // Its package points every bundler at the build with the checks for development.
      alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerOfProduction }] : [],
    },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    define: { __SITE__: JSON.stringify(site) },
    build: {
      outDir: 'dist/client',
      manifest: true,
      assetsInlineLimit: 0,
      // Every browser that knows light-dark() knows modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: ssr
        ? {}
        : {
            output: {
              // The loader of lazy pages carries all names: their words alone weigh a kilobyte.
              chunkFileNames: 'assets/[hash].js',
              assetFileNames: 'assets/[hash][extname]',
              codeSplitting: {
                groups: Object.entries(groups).map(([name, test], at) => ({ name, test, priority: 99 - at })),
              },
            },
          },
      // light-dark() and CSS nesting stay as they are written.
      cssTarget: targets,
    },
    // The server must see the address that the browser sees: it sends paying visitors back there.
    server: {
      proxy: { '/api': toServer, '/demo-checkout': toServer, '/contact-us': postsToServer, '/newsletter': toServer },
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'browser-side',
            environment: 'jsdom',
            // One jsdom for all files (measured 8 times as fast); the setup file clears up after each test.
            isolate: false,
            // The first test to ask for a page compiles it, however slow the machine is.
            testTimeout: 60_000,
            hookTimeout: 60_000,
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['./src/test-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'server-side',
            environment: 'node',
            // The server's modules are loaded once instead of once per file: a third of the processor time.
            isolate: false,
            include: ['server/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
            exclude: mocksModules,
            testTimeout: 60_000,
            hookTimeout: 60_000,
            globalSetup: ['./server/testing/postgres.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated',
            environment: 'node',
            include: mocksModules,
            testTimeout: 60_000,
            hookTimeout: 60_000,
            globalSetup: ['./server/testing/postgres.ts'],
          },
        },
      ],
    },
  };
});
