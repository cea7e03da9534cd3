// A place on a page or panel where other areas add sections. The page's area declares it, together with the props that it
// passes to each section; other areas import only this declaration.

declare const passed: unique symbol

export interface SlotPlace<Props> {
  /** Unique, `page.column`: `object.main`. */
  readonly name: string
  /** Exists only for type checking: carries the props type of this place's sections. */
  readonly [passed]?: (props: Props) => void
}

export const slotPlace = <Props extends object>(name: string): SlotPlace<Props> => ({ name })
