// Splits the first render of a prerendered page (`foreword.ts`): its first screen is drawn behind the content in
// small steps, between which the browser handles input, and is shown when complete. Every other screen is shown at
// once.

import { createElement, useDeferredValue, useLayoutEffect, type FunctionComponent, type ReactNode } from 'react'
import { hasPrerendered } from '../frame/first-picture.ts'
import { giveWay } from './prerendered.ts'

type LazyPage = FunctionComponent & { preload?: () => Promise<void> | undefined }

export function inSmallPieces(Page: LazyPage): LazyPage {
  const page = createElement(Page)
  function Screen() {
    const shown = useDeferredValue(page, hasPrerendered() ? null : page)
    return shown && <Whole>{shown}</Whole>
  }
  return Object.assign(Screen, { preload: () => Page.preload?.() })
}

/** Its effect runs once the whole screen is rendered and no lazy part is pending. */
function Whole({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void giveWay(), [])
  return children
}
