export interface HashCost {
  /** In KiB. */
  readonly memoryCost: number
  /** Passes over the memory. */
  readonly timeCost: number
  readonly parallelism: number
}

/**
 * The cost of a new hash by argon2id: 40 MiB, 2 passes, 1 lane, twice the work of OWASP's minimum of 19 MiB and 2 passes
 * (Password Storage Cheat Sheet). Measured on 2 idle cores: 14 ms a hash, against 7 ms. With 64 MiB, 26 ms, sign-ins
 * waited more than 100 ms at the 99th percentile while an address attacked.
 */
export const presentCost: HashCost = { memoryCost: 40_960, timeCost: 2, parallelism: 1 }

const workOf = ({ memoryCost, timeCost }: HashCost) => memoryCost * timeCost

/** Reads the cost of a stored hash, such as `$argon2id$v=19$m=19456,t=2,p=1$…`. */
function costOf(hash: string): HashCost | undefined {
  const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? []
  return memory === undefined
    ? undefined
    : { memoryCost: Number(memory), timeCost: Number(passes), parallelism: Number(lanes) }
}

/**
 * Returns the cost of the work by which a stored hash is weaker than a new one; undefined if it is as strong. The time of
 * a hash is proportional to its memory and its passes.
 */
export function missingCost(hash: string): HashCost | undefined {
  const stored = costOf(hash)
  const missing = workOf(presentCost) - (stored ? workOf(stored) : 0)
  if (missing <= 0) return undefined
  return { ...presentCost, memoryCost: Math.ceil(missing / presentCost.timeCost) }
}
