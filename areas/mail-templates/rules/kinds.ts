// Mail kinds whose texts a project can edit, with the placeholders that each allows and requires.

import { isSelling, type ProjectType } from '#platform/rules/project-type.ts'
import { placeholderSources, type Placeholder, type PlaceholderSource } from './placeholders.ts'

export const kindGroups = [
  'letting',
  'denials',
  'enquiries',
  'contracts',
  'receipts',
  'waitlist',
  'appointments',
  'sales',
  'document_room',
  'investors',
  'free',
] as const
export type KindGroup = (typeof kindGroups)[number]

interface KindRule {
  group: KindGroup
  sources: readonly PlaceholderSource[]
  /** Required placeholder: without its link the mail would ask for something without saying where to do it. */
  needs?: Placeholder
  /** Sent automatically, so it has no sender to name. */
  goesByItself?: true
}

const household = ['recipient', 'person', 'household'] as const
const offered = [...household, 'object', 'beside'] as const
const viewing = ['recipient', 'object', 'appointment'] as const
const reserving = [...household, 'object', 'reservation'] as const
const investor = ['recipient', 'investor'] as const
const denial = { group: 'denials', sources: [...household, 'denial'] } as const

const rules = {
  offer: { group: 'letting', sources: [...offered, 'offer'], needs: 'place_offer_link' },
  offer_reminder: { group: 'letting', sources: [...offered, 'offer'], needs: 'place_offer_link', goesByItself: true },
  offer_changed: { group: 'letting', sources: [...offered, 'offer'], needs: 'place_offer_link', goesByItself: true },
  offer_given_away: { group: 'letting', sources: [...household, 'object'], goesByItself: true },
  assignment: { group: 'letting', sources: offered, goesByItself: true },
  direct_assignment: { group: 'letting', sources: offered },
  assignment_cancelled: { group: 'letting', sources: offered },
  denial_others_chosen: denial,
  denial_occupancy: denial,
  denial_documents: denial,
  denial_object_gone: denial,
  documents_request: { group: 'enquiries', sources: [...household, 'documents'], needs: 'place_documents_link' },
  reference_landlord: { group: 'enquiries', sources: ['recipient', 'reference'], needs: 'place_reference_link' },
  reference_employer: { group: 'enquiries', sources: ['recipient', 'reference'], needs: 'place_reference_link' },
  reference_reminder: {
    group: 'enquiries',
    sources: ['recipient', 'reference'],
    needs: 'place_reference_link',
    goesByItself: true,
  },
  contract: { group: 'contracts', sources: [...offered, 'contract'] },
  application_received: {
    group: 'receipts',
    sources: ['recipient', 'household', 'received'],
    needs: 'place_update_link',
    goesByItself: true,
  },
  application_withdrawn: { group: 'receipts', sources: ['recipient', 'household'], goesByItself: true },
  waitlist_form: {
    group: 'waitlist',
    sources: ['recipient', 'request', 'waitlistForm'],
    needs: 'place_waitlist_form_link',
  },
  waitlist_received: {
    group: 'waitlist',
    sources: ['recipient', 'request', 'waitlistReceived'],
    needs: 'place_waitlist_form_link',
    goesByItself: true,
  },
  waitlist_proposal: {
    group: 'waitlist',
    sources: ['recipient', 'request', 'object', 'proposal'],
    needs: 'place_proposal_link',
  },
  waitlist_proposal_reminder: {
    group: 'waitlist',
    sources: ['recipient', 'request', 'object', 'proposal'],
    needs: 'place_proposal_link',
    goesByItself: true,
  },
  waitlist_renewal: {
    group: 'waitlist',
    sources: ['recipient', 'request', 'renewal'],
    needs: 'place_waitlist_form_link',
    goesByItself: true,
  },
  application_form: { group: 'appointments', sources: ['recipient', 'interest', 'applying'], needs: 'place_form_link' },
  viewing_invitation: {
    group: 'appointments',
    sources: ['recipient', 'object', 'appointment', 'booking'],
    needs: 'place_booking_link',
  },
  viewing_draw: {
    group: 'appointments',
    sources: ['recipient', 'object', 'appointment', 'draw'],
    needs: 'place_draw_link',
    goesByItself: true,
  },
  viewing_changed: { group: 'appointments', sources: viewing, needs: 'place_cancel_link' },
  viewing_cancelled: { group: 'appointments', sources: [...viewing, 'reason'] },
  viewing_code: {
    group: 'appointments',
    sources: ['recipient', 'object', 'appointment', 'code'],
    needs: 'place_code',
    goesByItself: true,
  },
  viewing_confirmation: {
    group: 'appointments',
    sources: [...viewing, 'visit'],
    needs: 'place_cancel_link',
    goesByItself: true,
  },
  viewing_waiting: {
    group: 'appointments',
    sources: [...viewing, 'visit'],
    needs: 'place_cancel_link',
    goesByItself: true,
  },
  viewing_free_seat: {
    group: 'appointments',
    sources: [...viewing, 'seat'],
    needs: 'place_seat_link',
    goesByItself: true,
  },
  viewing_given_back: { group: 'appointments', sources: viewing, goesByItself: true },
  viewing_after: {
    group: 'appointments',
    sources: ['recipient', 'object', 'appointment', 'applying'],
    needs: 'place_form_link',
  },
  viewing_reminder: { group: 'appointments', sources: viewing, needs: 'place_cancel_link', goesByItself: true },
  buying_confirmation_form: {
    group: 'sales',
    sources: [...household, 'buyingForm'],
    needs: 'place_buying_confirmation_link',
  },
  buying_confirmation_received: {
    group: 'sales',
    sources: [...household, 'buyingForm'],
    needs: 'place_buying_confirmation_link',
    goesByItself: true,
  },
  reservation_agreement: { group: 'sales', sources: [...reserving, 'agreement'], needs: 'place_agreement_link' },
  reservation_signed: { group: 'sales', sources: [...reserving, 'clock'], goesByItself: true },
  reservation_queued: { group: 'sales', sources: [...reserving, 'queue'], goesByItself: true },
  payment_info: { group: 'sales', sources: [...reserving, 'payment'] },
  payment_reminder: { group: 'sales', sources: [...reserving, 'payment'], goesByItself: true },
  payment_received: { group: 'sales', sources: [...reserving, 'payment'], goesByItself: true },
  accounting_reminder: {
    group: 'sales',
    sources: ['recipient', 'object', 'reservation', 'payment', 'accounting'],
    needs: 'place_accounting_link',
    goesByItself: true,
  },
  reservation_completed: { group: 'sales', sources: [...reserving, 'clock'] },
  reservation_released: { group: 'sales', sources: [...reserving, 'released'], goesByItself: true },
  reservation_next_in_line: { group: 'sales', sources: [...reserving, 'clock'], goesByItself: true },
  handover_protocol: { group: 'sales', sources: [...reserving, 'handover'], goesByItself: true },
  choices_to_make: {
    group: 'sales',
    sources: [...reserving, 'choosing', 'buyersPage'],
    needs: 'place_own_page_link',
  },
  choices_confirmed: {
    group: 'sales',
    sources: [...reserving, 'chosen', 'buyersPage'],
    goesByItself: true,
  },
  dates_proposed: {
    group: 'sales',
    sources: [...reserving, 'dates', 'buyersPage'],
    needs: 'place_own_page_link',
  },
  date_chosen: { group: 'sales', sources: [...reserving, 'chosenDate', 'buyersPage'], goesByItself: true },
  purchase_reminder: {
    group: 'sales',
    sources: [...reserving, 'asked', 'buyersPage'],
    needs: 'place_own_page_link',
    goesByItself: true,
  },
  dms_invitation: {
    group: 'document_room',
    sources: ['recipient', 'documentRoom'],
    needs: 'place_dms_link',
  },
  investor_proposal: {
    group: 'investors',
    sources: [...investor, 'teaser', 'deadlines', 'optOut', 'reason'],
    needs: 'place_opt_out_link',
  },
  investor_nda: { group: 'investors', sources: [...investor, 'nda'], needs: 'place_nda_link' },
  investor_nda_signed: { group: 'investors', sources: [...investor, 'memorandum', 'deadlines'], goesByItself: true },
  investor_offer_received: { group: 'investors', sources: [...investor, 'bid'] },
  investor_deadline: {
    group: 'investors',
    sources: [...investor, 'dueOffer', 'memorandum', 'optOut'],
    needs: 'place_opt_out_link',
    goesByItself: true,
  },
  investor_declined: { group: 'investors', sources: investor },
  investor_closing: { group: 'investors', sources: investor },
  investor_profile: { group: 'investors', sources: [...investor, 'searchProfile'], needs: 'place_profile_link' },
  adult_mail: { group: 'free', sources: household },
  free_applications: { group: 'free', sources: household },
  free_interested_people: { group: 'free', sources: ['recipient'] },
  free_viewing: { group: 'free', sources: viewing },
  free_waitlist: { group: 'free', sources: ['recipient', 'request'] },
  free_investors: { group: 'free', sources: investor },
} as const satisfies Record<string, KindRule>

export type MailKind = keyof typeof rules
export const kindRules: Readonly<Record<MailKind, KindRule>> = rules

// An object literal has no other keys.
export const mailKinds = Object.keys(rules) as [MailKind, ...MailKind[]]

/** Groups of kinds that only projects that let send. Every other project type sends no mails of a sale. */
const groupsOfLetting: readonly KindGroup[] = ['letting', 'contracts', 'waitlist']

/** References and the waitlist exist only in projects that let. */
const kindsOfLetting: readonly MailKind[] = [
  'reference_landlord',
  'reference_employer',
  'reference_reminder',
  'free_waitlist',
]

export const mailKindsIn = (projectType: ProjectType): MailKind[] =>
  mailKinds.filter((kind) => {
    const { group } = kindRules[kind]
    if (group === 'document_room') return isSelling(projectType)
    if (group === 'investors' || kind === 'free_investors') return projectType === 'saleb2b'
    if (projectType === 'saleb2b') return group !== 'sales' && !groupsOfLetting.includes(group)
    if (projectType !== 'sale') return group !== 'sales'
    return !groupsOfLetting.includes(group) && !kindsOfLetting.includes(kind)
  })

export const isMailKind = (text: string): text is MailKind => mailKinds.some((one) => one === text)

/** Sources in the order of the picker. */
export function sourcesOf(kind: MailKind): PlaceholderSource[] {
  const { sources, goesByItself } = kindRules[kind]
  return [...sources, 'project', ...(goesByItself ? [] : (['sender'] as const)), 'misc']
}

export const placeholdersOf = (kind: MailKind): Placeholder[] => [
  ...new Set(sourcesOf(kind).flatMap((source) => placeholderSources[source])),
]

/** Placeholders permitted in a signature, which is part of mails of every kind. */
export const signatureSources: readonly PlaceholderSource[] = ['sender', 'project']
export const signaturePlaceholders: readonly Placeholder[] = signatureSources.flatMap(
  (source) => placeholderSources[source],
)
