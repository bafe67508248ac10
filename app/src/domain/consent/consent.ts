import { day } from '../durations.ts';
import { booleanOrNull, fieldsOf } from '../record.ts';

/** What a visitor may allow, in the order of the switches. */
export const purposes = ['Personalization', 'Analytics', 'Optimization', 'Enhancement'] as const;
export type Purpose = (typeof purposes)[number];

/** What is allowed: the client's consent record, as it is stored. */
export type Choices = Readonly<Record<Purpose, boolean>>;

const choicesWhere = (isGranted: (purpose: Purpose) => boolean): Choices => ({
  Personalization: isGranted('Personalization'),
  Analytics: isGranted('Analytics'),
  Optimization: isGranted('Optimization'),
  Enhancement: isGranted('Enhancement'),
});

/** Reject All, and every switch before it is touched. */
export const nothingGranted = choicesWhere(() => false);
/** Accept All. */
export const everythingGranted = choicesWhere(() => true);

/** Increase this when the question changes: every visitor is then asked again. */
export const consentVersion = 1;

/** Days until an answer expires. The Data Protection Commission asks for six months at most. */
export const consentDays = 182;

/** An answer given by Reject All, Accept All or Save Settings. Moving a switch alone is not an answer. */
export interface Decision {
  /** ISO instant. */
  decidedAt: string;
  /** Which version of the question was answered. */
  version: number;
}

/** Whether the question is answered, and if not, why. */
export type ConsentStatus = 'decided' | 'never' | 'expired' | 'changed';

export interface Consent {
  choices: Choices;
  /** null while the question is open. */
  decision: Decision | null;
  status: ConsentStatus;
}

/** The state before the visitor has answered, which prerendered pages show. */
export const unansweredConsent: Consent = { choices: nothingGranted, decision: null, status: 'never' };

/** The stored choices; anything but `true` counts as no. */
function parseChoices(json: unknown): Choices {
  const fields = fieldsOf(json);
  return choicesWhere((purpose) => booleanOrNull(fields[purpose]) === true);
}

function parseDecision(json: unknown): Decision | null {
  const { decidedAt, version } = fieldsOf(json);
  if (typeof decidedAt !== 'string' || Number.isNaN(Date.parse(decidedAt))) return null;
  return typeof version === 'number' ? { decidedAt, version } : null;
}

/**
 * Restores stored consent. An answer that is too old, or was given to another version of the question, grants nothing. A
 * switch moved without an answer takes effect, and the question stays open.
 * @param now milliseconds since 1970
 */
export function restoreConsent(record: unknown, meta: unknown, now: number): Consent {
  const choices = parseChoices(record);
  const decision = parseDecision(meta);
  if (!decision) return { choices, decision: null, status: 'never' };
  if (decision.version !== consentVersion) return { ...unansweredConsent, status: 'changed' };
  // An answer dated in the future, by a wrong clock, must not stay valid for ever.
  const age = Math.abs(now - Date.parse(decision.decidedAt));
  if (age >= consentDays * day) return { ...unansweredConsent, status: 'expired' };
  return { choices, decision, status: 'decided' };
}

/** One switch was moved. */
export function choose(consent: Consent, purpose: Purpose, granted: boolean): Consent {
  return { ...consent, choices: { ...consent.choices, [purpose]: granted } };
}

/**
 * The question was answered.
 * @param now milliseconds since 1970
 */
export function decide(choices: Choices, now: number): Consent {
  const decision = { decidedAt: new Date(now).toISOString(), version: consentVersion };
  return { choices, decision, status: 'decided' };
}

/** When an answer expires and the visitor is asked again, as an ISO instant. */
export function consentExpiresAt({ decidedAt }: Decision): string {
  return new Date(Date.parse(decidedAt) + consentDays * day).toISOString();
}

/** The purposes that are allowed, in the order of the switches. */
export function grantedIn(choices: Choices): readonly Purpose[] {
  return purposes.filter((purpose) => choices[purpose]);
}
