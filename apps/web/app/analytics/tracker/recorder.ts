import {
  type basicCommerceSearch,
  type Cart,
  getCart,
  type SearchDocument,
  type setFavorite,
} from '@grossist/contracts';
import { type CallObserver, loadedQueryClient } from '../../api/index.ts';
import { splitLocale } from '../../i18n/index.ts';
import type { NewEvent } from '../client/sending-queue.ts';
import {
  type AnsweredCall,
  addedByCall,
  begunCartOf,
  createOrderEvents,
  eventsOfAdded,
  isCallOf,
  type OrderedLine,
  placedOrderOf,
} from './call-events.ts';
import { type Placement, placementMemory, placementOfElement } from './placements.ts';
import { eventsOfResults, searchEvent, searchedFields } from './searches.ts';
import type { ShownPage } from './shown-page.ts';
import { openedEventOf, toolEventOf } from './tool-events.ts';

/** Milliseconds from a press to the call that it starts. */
const PRESS_COUNTS = 1_000;
/** Milliseconds from sending the search form to the page that it leads to. */
const SUBMIT_COUNTS = 10_000;
/** Materials whose SAP numbers are remembered by their codes, for a page. */
const MOST_MATERIALS = 5_000;

export interface Recorder {
  show(page: ShownPage): void;
  press(target: EventTarget | null): void;
  /** Enter in the search box. */
  submit(field: HTMLInputElement): void;
  call: CallObserver;
}

interface RecorderSettings {
  track: (...event: NewEvent) => void;
  /** Names of the person, which never leave the browser. */
  own: () => readonly string[];
  /** Of the page that is shown, without the language. */
  path: string;
}

/** Results that can be clicked. */
interface Clickable {
  query: string;
  total: number;
  /** Positions in the whole result, from 1, by the path of the material's page. */
  positions: ReadonlyMap<string, number>;
  isClicked: boolean;
}

const positionsOf = (documents: readonly SearchDocument[], before = 0): Map<string, number> =>
  new Map(documents.map(({ Url }, place) => [Url, before + place + 1]));

/** Creates what turns pages, presses and calls into events. Nothing of it waits for the collector. */
export const createRecorder = ({ track, own, path: firstPath }: RecorderSettings): Recorder => {
  const opened = placementMemory('opened');
  const added = placementMemory('added');
  const orders = createOrderEvents();
  const materials = new Map<string, string>();
  let path = firstPath;
  let results: Clickable | undefined;
  let suggested: Clickable | undefined;
  let lastQuery: string | undefined;
  let lastPress: { element: Element; at: number } | undefined;
  let submitted: { typed: string; at: number } | undefined;
  let isCartAwaited = false;

  const trackAll = (events: readonly NewEvent[]): void => {
    for (const event of events) track(...event);
  };
  const know = (documents: readonly { Code: string; ItemSAPMaterialNumber: string }[]): void => {
    if (materials.size > MOST_MATERIALS) materials.clear();
    for (const { Code, ItemSAPMaterialNumber } of documents) materials.set(Code, ItemSAPMaterialNumber);
  };
  const materialOf = (code: string): string => materials.get(code) ?? code;
  const knownCart = (): Cart | undefined => loadedQueryClient()?.getQueryData<Cart>([getCart.area, getCart.name, {}]);

  const viewCart = ({ CartItems }: Cart): void => {
    isCartAwaited = false;
    know(CartItems);
    track('cart_viewed', { line_count: CartItems.length });
  };

  const clickResult = (from: Clickable, placement: 'search' | 'suggestion', url: string, material: string): void => {
    const position = from.positions.get(url);
    if (position === undefined) return;
    track('result_clicked', {
      ...searchedFields(from.query, placement, own()),
      material,
      position,
      is_first_click: !from.isClicked,
    });
    from.isClicked = true;
  };

  const follow = (link: HTMLAnchorElement): void => {
    const { path: url } = splitLocale(link.pathname);
    if (link.origin !== location.origin || !url.startsWith('/variation/')) return;
    const material = materialOf(decodeURIComponent(url.slice('/variation/'.length)));
    const placement = placementOfElement(link, path);
    opened.remember(material, placement);
    if (placement === 'suggestion' && suggested) {
      lastQuery = suggested.query;
      track(...searchEvent(suggested.query, suggested.total, 'suggestion', own()));
      clickResult(suggested, placement, url, material);
    } else if (placement === 'search' && results) clickResult(results, placement, url, material);
  };

  const showVariation = (material: string): void => {
    if (submitted && Date.now() - submitted.at < SUBMIT_COUNTS) {
      // The only material of a number is gone to at once, without a page of results.
      lastQuery = submitted.typed;
      track(...searchEvent(submitted.typed, 1, 'search', own()));
      opened.remember(material, 'search');
    }
    track('product_viewed', { material, placement: opened.of(material) ?? 'other' });
  };

  const linesOf = (cart: Cart | undefined): OrderedLine[] =>
    (cart?.CartItems ?? []).flatMap(({ ItemSAPMaterialNumber: material, Quantity: quantity }) =>
      material === '' || quantity <= 0 ? [] : [{ material, quantity, placement: added.of(material) ?? 'other' }],
    );

  const answer = (call: AnsweredCall, placement: Placement): void => {
    const inCart = addedByCall(call);
    if (inCart) {
      const first = materialOf(inCart.lines[0]?.code ?? '');
      const where = inCart.placement ?? (placement === 'product' ? (opened.of(first) ?? placement) : placement);
      for (const { code } of inCart.lines) added.remember(materialOf(code), where);
      trackAll(eventsOfAdded(inCart.lines, where, materialOf));
    }
    const used = toolEventOf(call.operation.name);
    if (used) track(...used);
    if (isCallOf<typeof setFavorite>(call, 'setFavorite') && call.input.body.SetFavoriteTo) {
      track('list_used', { action: 'added-to' });
    }
    if (isCallOf<typeof basicCommerceSearch>(call, 'basicCommerceSearch')) {
      const { Documents, TotalCount } = call.output;
      know(Documents);
      suggested = {
        query: call.input.body?.Query ?? '',
        total: TotalCount,
        positions: positionsOf(Documents),
        isClicked: false,
      };
    }
    if (isCallOf<typeof getCart>(call, 'getCart') && isCartAwaited) viewCart(call.output);
    const orderId = placedOrderOf(call);
    if (orderId !== undefined) trackAll(orders.place(orderId));
  };

  return {
    show: (page) => {
      path = page.path;
      results = undefined;
      isCartAwaited = false;
      if (page.results) {
        const { documents, before, ...shown } = page.results;
        know(documents);
        trackAll(eventsOfResults(shown, lastQuery, own()));
        if (shown.query !== '') lastQuery = shown.query;
        results = {
          query: shown.query,
          total: shown.total,
          positions: positionsOf(documents, before),
          isClicked: false,
        };
      }
      if (page.variation) {
        know([page.variation]);
        showVariation(page.variation.ItemSAPMaterialNumber);
      }
      submitted = undefined;
      const event = openedEventOf(path);
      if (event) track(...event);
      if (path === '/cart') {
        const cart = knownCart();
        if (cart) viewCart(cart);
        else isCartAwaited = true;
      }
    },
    press: (target) => {
      if (!(target instanceof Element)) return;
      lastPress = { element: target, at: Date.now() };
      const link = target.closest('a');
      if (link) follow(link);
    },
    submit: (field) => {
      const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
      if (active instanceof HTMLAnchorElement) follow(active);
      else submitted = { typed: field.value.trim(), at: Date.now() };
    },
    call: (operation, input, output) => {
      if (operation.area === 'analytics') return;
      const isPressed = lastPress !== undefined && Date.now() - lastPress.at < PRESS_COUNTS;
      const placement = placementOfElement(isPressed ? (lastPress?.element ?? null) : document.activeElement, path);
      const cartId = begunCartOf({ operation, input, output: undefined });
      if (cartId !== undefined) trackAll(orders.begin(cartId, linesOf(knownCart())));
      output.then(
        (value) => answer({ operation, input, output: value }, placement),
        () => undefined,
      );
    },
  };
};
