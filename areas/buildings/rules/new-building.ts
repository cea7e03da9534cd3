// A new building is called by its address until somebody gives it a name.

interface Named {
  title: string
  street: string
  houseNumber: string
}

const addressOf = ({ street, houseNumber }: Named): string => `${street} ${houseNumber}`.trim()

/** Whoever has typed a name of their own keeps it. */
export const namedByAddress = <Building extends Named>(before: Building, after: Building): Building =>
  after.title === before.title && before.title === addressOf(before) ? { ...after, title: addressOf(after) } : after
