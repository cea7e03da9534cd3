// Answers of a person who looks for a flat.

/** Answers to every required question of the default form. */
export const answersToProduct = {
  title: 'ms',
  firstname: 'Jana',
  name: 'Roth',
  email: 'jana@example.ch',
  email_confirm: 'jana@example.ch',
  phone: '079 123 45 67',
  seeks_apartment: true,
  rooms_from: 2.5,
  rent_max: 1800,
  adults_count: 2,
  children_count: 0,
  agreement_truth: true,
  agreement_waitlist: true,
}
