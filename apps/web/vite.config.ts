import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { ariaLanguages } from './build-plugins/aria-languages.ts';
import { compiledMessages } from './build-plugins/compiled-messages.ts';
import { messageChunks } from './build-plugins/message-chunks.ts';
import { operationDescriptions } from './build-plugins/operation-descriptions.ts';
import { serviceWorker } from './build-plugins/service-worker.ts';
import { smallerBrowserModules } from './build-plugins/smaller-browser-modules.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

// With what each page asks of react-aria and of the query library, which alone would be files of a few lines.
const FRAMEWORK =
  /node_modules\/(?:(?:react|react-dom|react-router|scheduler)\/|react-aria\/dist\/(?:private\/)?(?:ssr\/SSRProvider|i18n\/(?:I18nProvider|useDefaultLocale|utils))|@tanstack\/react-query\/build\/modern\/QueryClientProvider)|\/apps\/web\/app\/api\/loaded-query-client/;

// Not the texts, which come by language, nor what of the cart only signed-in visitors need, nor the desks' screens:
// nobody else loads that. And not the weighty parts of the design system, which would bring react-aria with them.
const SHARED =
  /\/apps\/web\/app\/(?!i18n\/(?:account|desk|kits)-texts)(?!api\/(?:files|use-operation|query-client))(?!problem-texts\.)(?!features\/(?:assortments|checkout|density|desk|documents|drafts|editing|file-import|kit-labels|kit-picker|kits|label-print|label-sheets|list-picker|lists|orders|pdf-basket|pdf-catalogues|pdf-export|profile|support)\/)(?!features\/offline\/(?:answers|database|offline-app|offline-screen|use-service-worker|queue\/(?!queue-addition)))(?!ui\/(?:overlays|choices|rows)\/)(?!ui\/data\/state-mark)(?!ui\/icons\/data\/page-icons)(?!ui\/fields\/(?:text|checkbox|field-notes|search-form|days-fields|file-drop|stepping))(?!features\/shell\/contextual-header\.)(?!features\/cart\/)(?!features\/prices\/(?!price-list))(?!pages\/cart\/)(?!features\/catalogue\/(?:canonical|compare\/compare-toggle|listing\/use-listing|material-(?:badges|numbers|order)|results\/row-tools))(?!features\/service-centers\/picker\/closing-text)(?!ui\/navigation\/(?:breadcrumbs|pagination|side-panel))(?!ui\/data\/table)(?!ui\/fields\/number-stepper)(?!ui\/data\/(?:loading-shape|price-and-stock))|\/packages\/domain\/src\/sign-in|rolldown|vite/;

// The picker of lists without what opens from it: only signed-in visitors see it.
const LIST_PICKER = /\/apps\/web\/app\/features\/list-picker\/(?:list-(?!icon)|use-lists|use-list-)/;

// Prices and stock: only signed-in visitors see them.
const BUYING = /\/apps\/web\/app\/ui\/data\/price-and-stock/;

// Small parts of signed-in visitors' pages that others have as well: a group takes along what its modules import, and
// these are to stay out of the groups below.
const ALSO_SIGNED_OUT =
  /\/apps\/web\/app\/features\/(?:offline\/(?:connection|offline-at-idle)|shell\/(?:cart-link|header-menu))/;
const ON_SOME_PAGES = /\/apps\/web\/app\/(?:features\/recommendations\/recommendations|ui\/icons\/data\/page-icons)/;

// What pages of the catalog share and the cart does without.
const CATALOGUE =
  /\/apps\/web\/app\/(?:features\/catalogue\/(?:canonical|compare\/compare-toggle|listing\/use-listing|material-(?:badges|numbers|order)|results\/row-tools)|ui\/navigation\/(?:breadcrumbs|pagination|side-panel))/;

// Descriptions of what is saved to be read offline, of a few bytes each.
const SAVED_OPERATIONS =
  /operation:(?:backSents|getBuyerDesk|getOrder|getVariationList|getVariationListLines|orderDrafts|orderSents)$/;

// What may be ordered of a material: carts and what adds to them.
const LINE_RULES = /\/packages\/domain\/src\/line-rules\/(?!settle-quantity)/;

// A material's price and the way into the cart: most pages of signed-in visitors, but not the cart.
const ORDER_PARTS =
  /\/apps\/web\/app\/(?:features\/(?:cart\/adding\/(?:add-to-cart|added-note|cut-choice)|prices\/(?:known-price|price-and-stock)|catalogue\/order-parts)|ui\/fields\/number-stepper)/;

// Small parts that most pages of signed-in visitors share: the header's cart, the account's menu, icons.
const SIGNED_IN =
  /\/apps\/web\/app\/(?:features\/(?:cart\/(?:adding\/use-add-to-cart|cart-(?:cache|events)|header\/(?:account-switch|header-)|line-facts|use-problem-text)|prices\/(?:delivery-dates|wording)|density\/|shell\/signed-in-menu)|ui\/(?:fields\/stepping|rows\/row-loading))|\/packages\/domain\/src\/stock\./;

// Quantities and rows as a sheet, and the field that adds lines: carts, lists and the buyer's home page.
const SHEET = /\/apps\/web\/app\/features\/cart\/(?:sheet\/|entry\/(?!add-hits))/;

// The cart as it is first seen: in one file, without what opens from it.
const CART =
  /\/apps\/web\/app\/(?:pages\/cart(?:-route|\/cart-(?!actions))|features\/(?:cart\/(?:cart-(?:commands|dates|skeleton)|delivery-names|kits\/(?:cart-kits|lazy-kits)|lines\/(?!before-and-after|keys-help|line-changes|price-explanation|proposal-bar|use-direct-delivery)|print\/on-paper|share\/share-menu|stale-prices|stock-source|total-parts|use-cart\.)|checkout\/(?:delivery\/lazy-dialogs|details\/(?:cart-head|missing-details)|express-box\/use-fastbox-time|ordering\/(?!changes-bar|confirm-order)|panel\/(?!summary-why)|savings\/savings-button)|drafts\/(?:cart-bar|use-switch-cart)))/;

// What requests what is the visitor's own and live. Not the provider, which is on every page, nor many queries in one hook,
// which few screens have.
const QUERIES =
  /node_modules\/@tanstack\/(?:query-core\/build\/modern\/(?!queriesObserver)|react-query\/build\/modern\/(?!QueryClientProvider|useQueries))|\/apps\/web\/app\/api\/(?:use-operation|query-client)/;

export default defineConfig(({ command }) => ({
  plugins: [
    operationDescriptions(`${repository}packages/contracts/src/index.ts`),
    compiledMessages(),
    messageChunks(),
    ariaLanguages(),
    smallerBrowserModules(),
    tailwindcss(),
    reactRouter(),
    serviceWorker(),
  ],
  build: {
    rolldownOptions: {
      // Else whoever takes one part from an index would load all parts behind it that any page uses.
      treeshake: { moduleSideEffects: [{ test: /\/apps\/web\/app\/.*\.tsx?$|\/packages\//, sideEffects: false }] },
      output: {
        // What changes only with its versions, in one file that outlives releases.
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            // What most pages share, in one file: each further file costs its head and a turn.
            { name: 'shop', test: SHARED, minShareCount: 5 },
            { name: 'catalogue', test: CATALOGUE },
            { name: 'queries', test: QUERIES },
            { name: 'buying', test: BUYING },
            { name: 'small-parts', test: ALSO_SIGNED_OUT },
            { name: 'page-parts', test: ON_SOME_PAGES },
            { name: 'saved-operations', test: SAVED_OPERATIONS },
            { name: 'line-rules', test: LINE_RULES },
            { name: 'signed-in', test: SIGNED_IN },
            { name: 'list-picker', test: LIST_PICKER },
            { name: 'order-parts', test: ORDER_PARTS },
            { name: 'sheet', test: SHEET },
            { name: 'cart', test: CART },
          ],
        },
      },
    },
  },
  // Modules are hoisted to the repository's root; without this the page looks right and never hydrates.
  server: { fs: { allow: [repository] } },
  ...(command === 'build'
    ? {
        // The production builds of React and its libraries render the server's pages, whatever NODE_ENV says.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    : {}),
}));
