// Gives the components of the shell access to the parts that areas contribute.

import { createContext, useContext } from 'react'
import type { SlotSource } from '../slots/slot-source.ts'
import type { LoadedPanel } from '../sidepanel/panel-definition.ts'
import type { WebRecordKind } from '../records/record-kind.ts'
import type { LoadPalettePart } from './palette/palette-part.ts'
import type { ShellParts } from './web-area.ts'

export interface Given {
  parts: ShellParts
  panels: readonly LoadedPanel[]
  paletteParts: readonly LoadPalettePart[]
  slots: SlotSource
  recordKinds: readonly WebRecordKind[]
}

export const ShellPartsContext = createContext<Given | undefined>(undefined)

export function useGiven(): Given {
  const given = useContext(ShellPartsContext)
  if (!given) throw new Error('The shell was started without its parts')
  return given
}
