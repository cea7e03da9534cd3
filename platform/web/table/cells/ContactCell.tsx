// Phone number and mail address of the person, both as links.

import { contactCell } from '#platform/contract/table-cells.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import type { CellProps } from '../cell-props.ts'
import styles from './cells.module.css'
import { NoValue } from './NoValue.tsx'

export function ContactCell({ value }: CellProps) {
  const contact = contactCell.safeParse(value).data
  if (!contact?.email && !contact?.phone) return <NoValue />
  return (
    <span className={styles.contact}>
      {contact.email && (
        <a className={styles.link} href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      )}
      {contact.phone && <PhoneLink number={contact.phone} className={styles.link} />}
    </span>
  )
}
