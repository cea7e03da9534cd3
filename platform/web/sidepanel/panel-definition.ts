// Panels that can open in the side panel (spec 1 §2.5). Each area lists its panels; the host draws the frame around
// them.

import { lazy, type ComponentType } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import type { Needed } from '#platform/rules/permissions.ts'
import type { SlotSource } from '../slots/slot-source.ts'

export interface PanelProps {
  id: string
  extra?: string
}

export interface PanelDefinition {
  /** Key in URLs and server responses: `ApplicationEdit`. */
  key: string
  /** Pixels; 550 by default, wider for the messenger. */
  width?: 650
  /** Text key, shown until the panel sets its own title. */
  title: string
  permission?: Needed
  /** Slots of the panel whose added sections are loaded together with it. */
  slots?: readonly SlotPlace<never>[]
  component: () => Promise<{ default: ComponentType<PanelProps> }>
  /** Path of the page that the go-to arrow opens. */
  goTo?: (id: string, extra?: string) => string
}

export interface LoadedPanel extends PanelDefinition {
  Content: ComponentType<PanelProps>
}

/** The panel's code is loaded when it first opens. */
export const loadable = (definition: PanelDefinition, slots: SlotSource): LoadedPanel => ({
  ...definition,
  Content: lazy(async () => {
    const [content] = await Promise.all([definition.component(), definition.slots && slots.preload?.(definition.slots)])
    return content
  }),
})
