// Decorative drawing of a street at dusk in the project's colours.

import type { Theme } from '#platform/rules/project-type.ts'
import styles from './StreetScene.module.css'
import { doorOf, ground, streetOf, topOf, windowsOf, type House } from './street.ts'

export function StreetScene({ theme }: { theme: Theme }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 660 400"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden
      focusable="false"
    >
      <circle className={styles.sun} cx="566" cy="62" r="30" />
      <path
        className={styles.hills}
        d={`M-560 ${ground}V262c120-40 210 10 320-22s130-60 240-34 150-6 220-30 130-70 220-30 130-10 200 20 120 40 230 4 180 20 330 30v160z`}
      />
      {theme === 'build' && <Crane />}
      {streetOf[theme].map((house) => (
        <Facade key={house.x} house={house} />
      ))}
      <Tree x={22} height={64} />
      <Tree x={634} height={84} />
      <path className={styles.ground} d={`M-560 ${ground}H1220`} />
    </svg>
  )
}

function Facade({ house }: { house: House }) {
  const { x, width, roof } = house
  const top = topOf(house)
  const middle = x + width / 2
  return (
    <g>
      {roof === 'gable' && (
        <path className={styles.roof} d={`M${x - 7} ${top}L${middle} ${top - 46}L${x + width + 7} ${top}Z`} />
      )}
      {roof === 'terrace' && (
        <rect className={styles.wall} x={x + width * 0.34} y={top - 26} width={width * 0.58} height={26} />
      )}
      <rect
        className={roof === 'shell' ? styles.shell : styles.wall}
        x={x}
        y={top}
        width={width}
        height={ground - top}
      />
      {windowsOf(house).map((pane) => (
        <rect
          key={`${pane.x} ${pane.y}`}
          className={pane.isLit ? styles.lit : styles.pane}
          x={pane.x}
          y={pane.y}
          width={pane.width}
          height={pane.height}
          rx="1.5"
        />
      ))}
      <rect className={styles.door} {...doorOf(house)} rx="1.5" />
    </g>
  )
}

function Tree({ x, height }: { x: number; height: number }) {
  return (
    <g>
      <path className={styles.trunk} d={`M${x} ${ground}V${ground - height * 0.6}`} />
      <ellipse className={styles.crown} cx={x} cy={ground - height * 0.7} rx={height * 0.24} ry={height * 0.36} />
    </g>
  )
}

function Crane() {
  return (
    <path className={styles.crane} d={`M384 ${ground}V58M384 72H190M384 72h56M384 58L230 72M384 58l44 14M232 72v46`} />
  )
}
