// A code to type in elsewhere, large, with its explanation and how long it is valid.

import type { ReactNode } from 'react'
import { spelledDeviceCode } from '../../rules/device-code.ts'
import styles from './ShownCode.module.css'

interface Props {
  code: string
  explanation: string
  validity: string
  children?: ReactNode
}

export function ShownCode({ code, explanation, validity, children }: Props) {
  return (
    <div className={styles.box} role="status">
      <p>{explanation}</p>
      <p className={styles.code}>
        <span aria-hidden>{spelledDeviceCode(code)}</span>
        {/* Read sign by sign, not as a word. */}
        <span className="visually-hidden">{code.split('').join(' ')}</span>
      </p>
      <p className={styles.validity}>{validity}</p>
      {children}
    </div>
  )
}
