/** Parts of the descriptions of `/library`. */
import type { Endpoint, Parameter } from '../endpoints.ts';

export const query = (
  name: string,
  description: string,
  type: Parameter['type'] = 'string',
): Parameter => ({ name, in: 'query', type, description });

export const ENTRY: Parameter = {
  name: 'id',
  in: 'path',
  type: 'integer',
  description: 'Of the entry.',
};

export const PAGE = [
  query('skip', 'Entries to leave out. Default 0.', 'integer'),
  query('limit', 'Most rows, 1 to 200. Default 50.', 'integer'),
];

type Described = Pick<Endpoint, 'operationId' | 'method' | 'path' | 'summary' | 'reply'> &
  Partial<Pick<Endpoint, 'parameters' | 'body' | 'failures'>>;

export const endpoint = (described: Described): Endpoint => ({
  group: 'Library',
  parameters: [],
  failures: [404],
  ...described,
});
