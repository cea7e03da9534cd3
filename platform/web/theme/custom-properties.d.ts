// Types custom properties in `style`: `style={{ '--width': '40%' }}`.

import 'react'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
