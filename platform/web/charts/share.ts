// Shares in percent, without decimals; more than nothing is never written as 0 %, less than all never as 100 %.

export function formatShare(share: number): string {
  const percent = Math.round(share * 100)
  if (percent === 0 && share > 0) return '< 1 %'
  if (percent === 100 && share < 1) return '> 99 %'
  return `${percent} %`
}
