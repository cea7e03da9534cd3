// A phone link: shown with spaces, dialled without.

interface Props {
  /** In the server's format: +41 79 123 45 67. */
  number: string
  className?: string | undefined
}

export function PhoneLink({ number, className }: Props) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={className} style={{ whiteSpace: 'nowrap' }}>
      {number}
    </a>
  )
}
