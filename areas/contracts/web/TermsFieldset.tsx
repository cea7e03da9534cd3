// Framed group of terms of a contract, with its legend.

import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './TermsFieldset.module.css'

export function TermsFieldset({ legend, children }: { legend: string | undefined; children: ReactNode }) {
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.legend}>{legend}</legend>
      <Stack gap={16}>{children}</Stack>
    </fieldset>
  )
}
