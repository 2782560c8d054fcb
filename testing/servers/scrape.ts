/** A sample of a scrape: its name, labels and value. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads `/metrics` as Prometheus does. */
export async function scrape(port: number): Promise<readonly Sample[]> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!reply.ok) throw new Error(`/metrics answers ${reply.status}`);
  const lines = (await reply.text()).split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map(sampleOf);
}

function sampleOf(line: string): Sample {
  const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === undefined) throw new Error(`not a sample: ${line}`);
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)];
  return {
    name,
    labels: Object.fromEntries(pairs.map(([, label = '', text = '']) => [label, text])),
    value: Number(value === 'Nan' ? Number.NaN : value),
  };
}

/** @returns the value of the only sample with this name and at least these labels; undefined if there is none. */
export function sampleValue(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const found = samples.filter(
    (one) =>
      one.name === name &&
      Object.entries(labels).every(([label, text]) => one.labels[label] === text),
  );
  if (found.length > 1) throw new Error(`${found.length} samples are called ${name}`);
  return found[0]?.value;
}
