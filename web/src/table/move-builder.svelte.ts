/** The move that the person at this screen prepares: a Band being built, its choices, and the server's preview. */
import type { Card, Kingdom, Offers, Pillage, Preview, WhyNot } from '../wire/messages';
import {
  begin,
  eligible,
  lead,
  leaders,
  mayFollow,
  moveOf,
  possibleLeaders,
  settle,
  bandContext,
  toggle,
  unanswered,
  type Draft,
  type BandContext,
  type Together,
} from '../game/band-builder';
import { total, type Counts } from '../game/counts';
import type { Playing } from '../game/playing';
import { t } from '../lib/texts.svelte';

/** The relation of a card in hand to the Band being built. */
export type CardRole = 'free' | 'leader' | 'in' | 'out' | 'apart' | 'gone';

export class MoveBuilder {
  plan = $state.raw<Draft[]>([]);
  preview = $state.raw<Preview | null>(null);
  private requestNumber = 0;
  /** The offers that the plan is based on; with other offers it is invalid. */
  private baseOffers = '';
  private readonly currentOffers = $derived.by(() => JSON.stringify(this.store.offers));

  constructor(readonly store: Playing) {}

  get offers(): Offers | null {
    return this.store.offers;
  }

  get building(): boolean {
    return this.plan.length > 0 && this.offers !== null && this.baseOffers === this.currentOffers;
  }

  /** The Band being built. */
  get draft(): Draft | null {
    return (this.building && this.plan.at(-1)) || null;
  }

  get context(): BandContext | null {
    return this.draft ? bandContext(this.offers!, this.plan) : null;
  }

  get mayFollow(): boolean {
    return this.building && mayFollow(this.offers!, this.plan);
  }

  get unanswered(): 'kingdom' | null {
    return this.building ? unanswered(this.offers!, this.plan) : null;
  }

  /** By tribe or by colour, as the Leader allows, each with the largest possible number of cards. */
  get ways(): { way: Together; most: number }[] {
    if (!this.draft) return [];
    const ways: Together[] = this.context!.leaderOffer.by_colour ? ['tribe', 'colour'] : ['tribe'];
    return ways.map((way) => ({ way, most: total(eligible(this.offers!, this.before, this.draft!.leader, way)) }));
  }

  get possibleLeaders(): string[] {
    return this.draft ? possibleLeaders(this.offers!, this.plan) : [];
  }

  /** Pick a card of the hand: it leads a new Band, joins the one being built, or leaves it. */
  pick(card: string, role: CardRole): void {
    const offers = this.offers;
    if (!offers) return;
    if (role === 'in') this.replaceLast(toggle(offers, this.plan, card, false));
    else if (role === 'out') this.replaceLast(toggle(offers, this.plan, card, true));
    else if (role === 'leader') this.cancelLast();
    else this.start(card);
  }

  /** Start a Band led by a card, with all cards that can go with it. */
  start(card: string): void {
    const offers = this.offers;
    if (!offers) return;
    const reason = offers.no_leaders?.[card as Card];
    if (reason) return this.refuse(reason);
    const leader = leaders(offers, this.before).find((other) => other === card);
    if (!leader) return this.store.notice(t('web-cannot-lead', { card }));
    this.change([...this.before, begin(offers, this.before, leader)]);
  }

  lead(card: string): void {
    const leader = this.draft && possibleLeaders(this.offers!, this.plan).find((other) => other === card);
    if (leader) this.replaceLast(lead(this.offers!, this.plan, leader));
  }

  together(way: Together): void {
    if (this.draft) this.replaceLast(begin(this.offers!, this.before, this.draft.leader, way));
  }

  /** Choose a kingdom on the map, for the marker or for an extra one. */
  kingdom(kingdom: Kingdom): void {
    const draft = this.draft;
    if (!draft) return;
    if (this.context!.band.kingdoms?.includes(kingdom)) {
      const again = draft.kingdom === kingdom && this.context!.band.decline;
      this.revise({ kingdom: again ? 'none' : kingdom });
    } else if (this.context!.power.extra) this.extra(kingdom);
  }

  /** Extra markers: add one in a kingdom, or if all are placed remove those there. */
  extra(kingdom: Kingdom): void {
    const { extra } = this.draft!;
    const most = this.context!.power.extra ?? 0;
    this.revise({ extra: extra.length < most ? [...extra, kingdom] : extra.filter((other) => other !== kingdom) });
  }

  /** Change choices of the Band being built. */
  revise(choices: Partial<Pick<Draft, 'kingdom' | 'extra' | 'token' | 'horde' | 'draw'>>): void {
    if (this.draft) this.replaceLast(settle(this.offers!, this.before, { ...this.draft, ...choices }));
  }

  /** Toggle whether an Elf keeps a card. */
  keep(card: string): void {
    const draft = this.draft!;
    const { left, power } = this.context!;
    const held = draft.keep[card] ?? 0;
    const room = (power.keep ?? 0) - total(draft.keep);
    const count = held < left[card]! && room > 0 ? held + 1 : held > 0 ? held - 1 : 0;
    const keep: Counts = { ...draft.keep, [card]: count };
    if (!count) delete keep[card];
    this.replaceLast({ ...draft, keep });
  }

  /** Start another Band after a Centaur. */
  follow(): void {
    const next = leaders(this.offers!, this.plan)[0];
    if (next) this.change([...this.plan, begin(this.offers!, this.plan, next)]);
  }

  /** Take back the last Band of the plan. */
  cancelLast(): void {
    this.change(this.before);
  }

  cancel(): void {
    this.change([]);
  }

  confirm(): void {
    if (!this.building || this.unanswered) return;
    const move = moveOf(this.offers!, this.plan);
    this.plan = [];
    this.preview = null;
    this.store.play(move);
  }

  recruit(card?: string): void {
    const offers = this.offers;
    if (!offers) return;
    if (offers.no_recruit) this.refuse(offers.no_recruit);
    else this.store.play(card ? { kind: 'recruit', card: card as never } : { kind: 'recruit' });
  }

  showSkeletons(): void {
    this.store.play({ kind: 'show_skeletons' });
  }

  pillage(empty: boolean): void {
    this.store.play({ kind: 'pillage', empty } satisfies Pillage);
  }

  /** The relation of a card to the Band being built; `place` counts equal cards of the hand. */
  roleOf(card: string, place: number): CardRole {
    const draft = this.draft;
    if (!draft) return 'free';
    let skip = place;
    for (const earlier of this.before) {
      if (skip < (earlier.cards[card] ?? 0)) return 'gone';
      skip -= earlier.cards[card] ?? 0;
    }
    if (skip < (draft.cards[card] ?? 0)) return card === draft.leader && skip === 0 ? 'leader' : 'in';
    return (this.context!.eligible[card] ?? 0) > skip ? 'out' : 'apart';
  }

  private refuse({ code, values, rules }: WhyNot): void {
    this.store.notice(t(code, values), rules);
  }

  private get before(): Draft[] {
    return this.building ? this.plan.slice(0, -1) : [];
  }

  private replaceLast(draft: Draft): void {
    this.change([...this.before, draft]);
  }

  private change(plan: Draft[]): void {
    this.plan = plan;
    this.baseOffers = this.currentOffers;
    void this.ask();
  }

  private async ask(): Promise<void> {
    const number = ++this.requestNumber;
    const complete = this.building && !this.unanswered;
    // Without a connection the preview comes later; until then, do not offer another Band.
    if (!complete || this.store.link !== 'open') this.preview = null;
    if (!complete) return;
    const preview = await this.store.preview(moveOf(this.offers!, this.plan));
    if (number === this.requestNumber) this.preview = preview;
  }
}
