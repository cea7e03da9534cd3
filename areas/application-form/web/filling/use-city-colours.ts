// Sets the colours of the city's template on the whole document, because dialogs and lists open outside the form.

import { useLayoutEffect } from 'react'
import { cityColours } from '#platform/rules/look/city-colours.ts'
import { useInit } from '#platform/web/api/session.ts'
import { useLook } from '#platform/web/theme/appearance.ts'

/** A colour that the workspace has chosen itself takes precedence. */
export function useCityColours(isOn: boolean): void {
  const { appearance, contrast } = useLook()
  const hasOwnColour = Boolean(useInit().publicPage.public_theme_color)
  useLayoutEffect(() => {
    if (!isOn || hasOwnColour) return
    const { style } = document.documentElement
    const variables = Object.entries(cityColours(appearance, contrast))
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [isOn, hasOwnColour, appearance, contrast])
}
