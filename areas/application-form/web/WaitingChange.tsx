// What was changed after sending and not saved lies on this device alone: whoever leaves the form for this page is told, and led back.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../contract/form-shapes.ts'
import { hasUnsaved } from './mirror.ts'
import { openShelf } from './shelf.ts'
import styles from './StatusPage.module.css'

export function WaitingChange({ credentials: { slug, token } }: { credentials: Credentials }) {
  const t = useText()
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    let isLeft = false
    void openShelf().then((shelf) => isLeft || setWaiting(hasUnsaved(shelf, slug)))
    return () => {
      isLeft = true
    }
  }, [slug])
  if (!isWaiting) return null
  return (
    <section className={styles.card} aria-labelledby="waiting-change">
      <h2 className={styles.title} id="waiting-change">
        {t('application_form_change_waits')}
      </h2>
      <p className={styles.text}>{t('application_form_change_waits_text')}</p>
      <Button mt={16} component={Link} to={`/form/application/${slug}/${token}/update`}>
        {t('application_form_change_waits_open')}
      </Button>
    </section>
  )
}
