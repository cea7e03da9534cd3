// The one way in which an area contributes to an area below it, which does not know it: the lower area declares a point with
// its type, the manifest of the higher one extends it. Handlers run in the order of the list of areas, in the caller's transaction.

export interface ExtensionPoint<Contribution> {
  readonly name: string
  all: () => readonly Contribution[]
  /** Used by `extend` only. */
  readonly contributed: Contribution[]
}

/** A contribution that waits for `registerExtensions`. */
export interface Extension {
  add: () => void
  remove: () => void
}

let registered: readonly Extension[] | undefined

export function extensionPoint<Contribution>(name: string): ExtensionPoint<Contribution> {
  const contributed: Contribution[] = []
  return {
    name,
    contributed,
    all: () => {
      // Without the areas a deletion would leave behind what higher areas keep about the record.
      if (!registered) throw new Error(`The extensions of ${name} were asked for before the areas were registered`)
      return contributed
    },
  }
}

export const extend = <Contribution>(
  { contributed }: ExtensionPoint<Contribution>,
  contribution: Contribution,
): Extension => ({
  add: () => void contributed.push(contribution),
  remove: () => {
    const at = contributed.indexOf(contribution)
    if (at >= 0) contributed.splice(at, 1)
  },
})

/** Replaces what was registered before, so that a process may build the product more than once. */
export function registerExtensions(areas: readonly { extensions?: readonly Extension[] }[]): void {
  for (const one of registered ?? []) one.remove()
  registered = areas.flatMap(({ extensions = [] }) => extensions)
  for (const one of registered) one.add()
}

/** Calls the handlers of an event one after the other. */
export async function tellExtensions<Args extends readonly unknown[]>(
  point: ExtensionPoint<(...args: Args) => Promise<void>>,
  ...args: Args
): Promise<void> {
  for (const handler of point.all()) await handler(...args)
}
