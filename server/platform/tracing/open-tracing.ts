import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { traceWith } from './spans.ts'

export interface Tracing {
  /** Waits at most two seconds for the spans that are not sent yet. */
  close: () => Promise<void>
}

const noTracing: Tracing = { close: async () => undefined }
const closeTimeoutMilliseconds = 2_000

/**
 * Sends traces to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, if it is set. The packages of OpenTelemetry are loaded only
 * then. Nothing of the process is patched: requests, queries, jobs and payment calls start their spans themselves.
 */
export async function openTracing({
  otlpEndpoint,
}: Pick<Config, 'otlpEndpoint'>): Promise<Tracing> {
  if (otlpEndpoint === null) return noTracing
  const [api, { BatchSpanProcessor, TracerProvider }, { resourceFromAttributes }, exporters] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ])
  const exporter = new exporters.OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': packageJson.name,
      'service.version': packageJson.version,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  const tracer = provider.getTracer(packageJson.name)
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  }
  traceWith(({ name, kind, attributes = {}, startedAt }, parent) =>
    tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, ...(startedAt !== undefined && { startTime: startedAt }) },
      parent ? api.trace.setSpan(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT,
    ),
  )
  return {
    close: async () => {
      traceWith(undefined)
      const { promise: timedOut, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, closeTimeoutMilliseconds)
      // A collector that does not answer keeps nobody from stopping.
      await Promise.race([provider.shutdown().catch(() => {}), timedOut])
      clearTimeout(timer)
    },
  }
}
