// Theme provider: the colour of the project type, or of the public page if it has one.

import '@mantine/core/styles.css'
import './global.css'
import { MantineProvider } from '@mantine/core'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useText } from '../i18n/texts.ts'
import { useLook } from './appearance.ts'
import { themeOf, variablesOf } from './theme.ts'

interface Props {
  tint: string
  /** 14 in the back office, 16 on public pages; pixels. */
  fontSize: 14 | 16
  children: ReactNode
}

export function Theming({ tint, fontSize, children }: Props) {
  const { appearance, contrast } = useLook()
  const close = useText()('general_close')
  const theme = useMemo(() => themeOf({ tint, fontSize, close }), [tint, fontSize, close])
  const variables = useMemo(() => variablesOf(tint, contrast), [tint, contrast])
  useEffect(() => {
    document.documentElement.dataset.contrast = contrast
    document.documentElement.style.setProperty('--q-font-size', `${fontSize}px`)
  }, [contrast, fontSize])
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={appearance}>
      {children}
    </MantineProvider>
  )
}
