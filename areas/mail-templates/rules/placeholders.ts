// Placeholders of mails (domain.md §10): written `[place_…]`, filled on sending. Their names are fixed business terms
// and never change.

/** Sources of placeholders; each kind of mail has some of them. */
export const placeholderSources = {
  project: [
    'place_project',
    'place_contact_website',
    'place_contact_person',
    'place_contact_phone',
    'place_contact_mail',
    'place_contact_address',
  ],
  misc: ['place_today', 'place_language', 'place_signature'],
  sender: ['place_user_name', 'place_user_mail', 'place_user_phone'],
  recipient: ['place_letter_salutation', 'place_fullname', 'place_email'],
  person: ['place_title', 'place_salutation', 'place_firstname', 'place_lastname', 'place_phone', 'place_address'],
  household: [
    'place_application_id',
    'place_all_names',
    'place_number_adults',
    'place_number_children',
    'place_household_type',
    'place_object_list',
  ],
  denial: ['place_application_outcome'],
  object: [
    'place_object_title',
    'place_object_number',
    'place_object_type',
    'place_object_address',
    'place_building',
    'place_rooms',
    'place_area',
    'place_floor',
    'place_move_in_date',
    'place_rent_net',
    'place_incidentals',
    'place_rent_gross',
    'place_deposit',
  ],
  beside: ['place_secondary_objects'],
  offer: ['place_offer_link', 'place_offer_valid_until', 'place_offer_comment'],
  received: ['place_update_link'],
  documents: ['place_documents_link', 'place_documents_valid_until', 'place_missing_documents', 'place_note'],
  reference: ['place_reference_link', 'place_reference_contact', 'place_reference_person'],
  contract: ['place_contract_start', 'place_note'],
  request: ['place_request_id'],
  waitlistForm: ['place_waitlist_form_link', 'place_waitlist_form_valid_until'],
  waitlistReceived: ['place_waitlist_form_link', 'place_decline_link'],
  renewal: ['place_waitlist_form_link', 'place_answer_until', 'place_decline_link'],
  appointment: [
    'place_appointment_date',
    'place_appointment_time',
    'place_appointment_place',
    'place_appointment_contact',
    'place_cancel_link',
    'place_ical_link',
  ],
  booking: ['place_booking_link'],
  draw: ['place_draw_receipt', 'place_draw_link'],
  visit: ['place_visit_persons', 'place_visit_code', 'place_visit_edit_link'],
  seat: ['place_seat_link', 'place_seat_valid_until'],
  code: ['place_code', 'place_code_valid_until'],
  applying: ['place_form_link'],
  interest: ['place_object_list'],
  reason: ['place_note'],
  buyingForm: ['place_buying_confirmation_link', 'place_buying_confirmation_valid_until'],
  reservation: ['place_buyers', 'place_reservation_fee'],
  agreement: ['place_agreement_link', 'place_agreement_valid_until'],
  clock: ['place_reservation_until'],
  queue: ['place_queue_place'],
  handover: ['place_handover_on'],
  payment: ['place_payment_amount', 'place_payment_due_on', 'place_payment_account', 'place_payment_reference'],
  accounting: ['place_accounting_link'],
  released: ['place_note', 'place_fee_fate'],
  buyersPage: ['place_own_page_link'],
  choosing: ['place_option_list', 'place_answer_until'],
  chosen: ['place_choice_list', 'place_choice_effect'],
  dates: ['place_date_kind', 'place_date_place', 'place_date_list', 'place_answer_until', 'place_note'],
  chosenDate: ['place_date_kind', 'place_date_place', 'place_date_chosen'],
  asked: ['place_asked', 'place_answer_until'],
  documentRoom: ['place_dms_link', 'place_dms_invited_by', 'place_dms_title'],
  investor: ['place_investor_company'],
  teaser: ['place_project_teaser_link'],
  deadlines: ['place_nbo_deadline', 'place_bo_deadline'],
  optOut: ['place_opt_out_link'],
  nda: ['place_nda_link'],
  memorandum: ['place_memorandum_link'],
  bid: ['place_offer_kind', 'place_offer_amount'],
  dueOffer: ['place_offer_kind', 'place_offer_deadline'],
  searchProfile: ['place_profile_link', 'place_profile_valid_until'],
  proposal: ['place_proposal_link', 'place_proposal_valid_until', 'place_note'],
} as const

export type PlaceholderSource = keyof typeof placeholderSources
export type Placeholder = (typeof placeholderSources)[PlaceholderSource][number]

export const placeholders: readonly Placeholder[] = [...new Set(Object.values(placeholderSources).flat())]

/** Placeholders that may be empty: a line that contains nothing else is omitted instead of blocking the mail. */
export const mayBeEmpty: readonly string[] = [
  'place_secondary_objects',
  'place_offer_comment',
  'place_note',
  'place_fee_fate',
  'place_nbo_deadline',
  'place_bo_deadline',
  'place_appointment_contact',
  'place_visit_code',
  'place_signature',
]

/** Link placeholders: shown as a button when alone in a paragraph, otherwise as a link. */
export const linkPlaceholders: readonly string[] = placeholders.filter((key) => key.endsWith('_link'))

export const isPlaceholder = (key: string): key is Placeholder => placeholders.some((one) => one === key)
