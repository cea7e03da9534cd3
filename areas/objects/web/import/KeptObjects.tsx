// Objects kept when an import was undone, each with its reason.

import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { PastImport } from '../../contract/bulk-import.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import styles from './KeptObjects.module.css'

export function KeptObjects({ past: { kept } }: { past: PastImport }) {
  const t = useText()
  if (kept.length === 0) return null
  return (
    <details className={styles.kept}>
      <summary>{t('objects_import_kept_title', { count: kept.length })}</summary>
      <ul>
        {kept.map(({ id, title, referenceNumber, reason, isBuilding }) => (
          <li key={id}>
            {isBuilding ? (
              <ScreenLink to={`/objects/buildings/${id}`}>{title}</ScreenLink>
            ) : (
              <ScreenLink to={`/objects/${id}`}>
                {referenceNumber} · {title}
              </ScreenLink>
            )}
            <Muted>{reason}</Muted>
          </li>
        ))}
      </ul>
    </details>
  )
}
