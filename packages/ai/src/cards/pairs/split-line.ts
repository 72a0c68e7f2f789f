import { areBracketsClosed } from '../../reading/brackets';

/** How a line joins its two halves. */
export type Joint = 'colon' | 'dash' | 'equals' | 'arrow' | 'tab';

export type Halves = { term: string; definition: string; joint: Joint };

const DASH_MIN_WORDS = 3;
/** What is longer before an equals sign is a sentence with a formula in it. */
const EQUALS_TERM_MAX_WORDS = 6;
const JOINTS: [Joint, RegExp][] = [
  ['tab', /^([^\t]{1,200})\t+([^\t]+)$/u],
  ['colon', /^([^:：]{1,160}?)\s?[:：](?!\/\/)\s+(\S.*)$/u],
  ['dash', /^(.{1,160}?)\s+(?:[–—]|--?)\s+(\S.*)$/u],
  ['arrow', /^(.{1,160}?)\s+(?:→|⇒|=>|->|à|è)\s+(\S.*)$/u],
  ['equals', /^([^=]{1,160}?)\s+=\s+(\S.*)$/u],
];

/** 'primates → hominids → hominins' tells an order. */
const CHAIN = /\s(?:→|⇒|=>|->)\s/u;
const BEHIND_LEAD = /^\s?(?:[:：–—=→⇒-]|=>|->)\s+(\S.*)$/u;

/**
 * A line that says itself what is the term and what is said about it; the first joint counts, but a sign inside
 * what the author set apart at the front is part of the term: '**Di - nhập gen**: …'.
 */
export function splitLine(written: string, { lead = '' } = {}): Halves | undefined {
  const halves = splitAtJoint(written);
  const name = lead.replace(/[\s:：–—-]+$/u, '');
  const isInside = halves && halves.term.length < name.length && name.length < written.length;
  if (!isInside || !isSign(halves.joint)) {
    return halves;
  }
  const behind = written.slice(name.length);
  const definition = BEHIND_LEAD.exec(behind)?.[1];
  if (definition !== undefined) {
    return { term: name, definition, joint: 'colon' };
  }
  // '**Wellbeing = what people prefer**. For example, …' is set apart as a whole.
  return /^[.;!?]/u.test(behind) ? halves : undefined;
}

/** Signs that also stand inside names, sentences and formulas. */
export function isSign(joint: Joint): boolean {
  return joint !== 'colon' && joint !== 'tab';
}

function splitAtJoint(written: string): Halves | undefined {
  const found = JOINTS.flatMap(([joint, pattern]) => {
    const match = pattern.exec(written);
    const [, term = '', definition = ''] = match ?? [];
    // A joint inside brackets joins nothing outside them.
    const isPair =
      match && areBracketsClosed(term) && isSaid(definition, joint) && isNamed(term, joint);
    return isPair ? [{ term, definition, joint }] : [];
  });
  // '|E| = 0: inelastic' is joined by its colon; of the other signs the first one joins.
  const [first, ...rest] = found.filter(({ joint }) => joint !== 'equals');
  const halves = first
    ? rest.reduce((best, each) => (each.term.length < best.term.length ? each : best), first)
    : found[0];
  // 'New influx of wealth → capitalism - private ownership': what follows is said to be something.
  return halves?.joint === 'arrow' ? (splitAtJoint(halves.definition) ?? halves) : halves;
}

/** A dash and an equals sign also stand inside names and formulas: 'kinh tế - xã hội', 'profit = 0'. */
function isSaid(definition: string, joint: Joint): boolean {
  const words = definition.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (joint === 'dash' || joint === 'equals') {
    // 'net τ = Iα, α = (net τ)/I' is a calculation.
    return words >= DASH_MIN_WORDS && !(joint === 'equals' && definition.includes('='));
  }
  if (joint === 'arrow' && CHAIN.test(definition)) {
    return false;
  }
  return /\p{L}{2}|\p{N}/u.test(definition);
}

/** Behind a full stop or a comma a dash begins the next item of a list: 'Đình Cam Xuân. - Lăng Ông'. */
function isNamed(term: string, joint: Joint): boolean {
  if (joint === 'dash') {
    return !/[.,;]$/u.test(term);
  }
  return joint !== 'equals' || term.split(/\s+/).length <= EQUALS_TERM_MAX_WORDS;
}
