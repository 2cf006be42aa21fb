import { Gauge, Registry } from 'prom-client'
import type { Log } from '../log.ts'

/** A value of a figure; figures without labels have one. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** Figures of the whole installation that are read together from its database. Every process gives the same ones. */
export interface FigureSource {
  readonly name: string
  readonly figures: readonly {
    readonly name: string
    readonly help: string
    readonly labels?: readonly string[]
  }[]
  /** Reads the samples by name of the figure. One that is left out is absent on `/metrics`. */
  read(): Promise<Readonly<Record<string, readonly Sample[]>>>
}

/** A scrape must not wait for a database that hangs. */
const maxWaitMilliseconds = 2_000

/**
 * Gives figures as gauges. Figures that cannot be read are absent, and `installation_figures_up` says so: old values would
 * look as if all were well.
 */
export function openFigures(
  sources: readonly FigureSource[],
  log: Log,
): { readonly registry: Registry; refresh(): Promise<void> } {
  const registry = new Registry()
  const up = new Gauge({
    name: 'installation_figures_up',
    help: 'Whether the figures of a source could be read from the database: 1 or 0.',
    labelNames: ['source'],
    registers: [registry],
  })
  const figures = sources.flatMap((source) => source.figures)
  const gauges = new Map<string, Gauge>()
  for (const { name, help, labels = [] } of figures)
    gauges.set(name, new Gauge({ name, help, labelNames: [...labels], registers: [registry] }))

  const clear = () => {
    for (const { name } of sources) up.set({ source: name }, 0)
    for (const { name, labels } of figures) {
      gauges.get(name)?.reset()
      // A gauge without labels is 0 after a reset.
      if (!labels) gauges.get(name)?.remove()
    }
  }

  /** One after the other, so that they take one connection. */
  const readAll = async () => {
    clear()
    for (const { name: source, read } of sources) {
      try {
        for (const [name, samples] of Object.entries(await read()))
          for (const { labels = {}, value } of samples) gauges.get(name)?.set(labels, value)
        up.set({ source }, 1)
      } catch (err) {
        log.debug({ err, source }, 'figures could not be read')
      }
    }
  }

  let underWay: Promise<void> | undefined
  return {
    registry,
    refresh: async () => {
      underWay ??= readAll().finally(() => (underWay = undefined))
      await Promise.race([underWay, timeout(maxWaitMilliseconds)])
    },
  }
}

const timeout = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())

/** The figure of an instant: seconds since 1970, as Prometheus counts. */
export const secondsOf = (instant: Temporal.Instant): number => instant.epochMilliseconds / 1000
