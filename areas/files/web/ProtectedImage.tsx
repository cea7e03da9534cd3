// Pictures fetched with authorization, because an image element cannot send a token.

import { useEffect, useState } from 'react'
import { fetchProtected } from '#platform/web/api/download.ts'
import styles from './ProtectedImage.module.css'

interface Props {
  src: string
  alt: string
  className?: string | undefined
}

/** Keeps its space while loading; if the picture cannot be loaded, its name is shown. */
export function ProtectedImage({ src, alt, className }: Props) {
  const picture = usePicture(src)
  if (picture === 'failed') return <span className={styles.missing}>{alt}</span>
  return picture ? (
    <img src={picture} alt={alt} className={className} />
  ) : (
    <span className={styles.waiting} data-waiting aria-hidden />
  )
}

function usePicture(src: string): string | undefined {
  const [picture, setPicture] = useState<{ of: string; address: string }>()
  useEffect(() => {
    let address: string | undefined
    let isWanted = true
    fetchProtected(src).then(
      (fetched) => {
        if (isWanted) setPicture({ of: src, address: (address = fetched) })
        else URL.revokeObjectURL(fetched)
      },
      () => isWanted && setPicture({ of: src, address: 'failed' }),
    )
    return () => {
      isWanted = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [src])
  return picture?.of === src ? picture.address : undefined
}
