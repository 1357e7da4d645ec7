/**
 * What is used of undici. Its index also loads a fetch, caches, sockets and mocks: 3 MB of heap in a process that rests.
 */
import connect from 'undici/lib/api/api-connect.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';

// the index gives all dispatchers their calls; of those an agent of a proxy needs one
Object.assign(Dispatcher.prototype, { connect });

export { default as Agent } from 'undici/lib/dispatcher/agent.js';
export { default as Pool } from 'undici/lib/dispatcher/pool.js';
export { default as ProxyAgent } from 'undici/lib/dispatcher/proxy-agent.js';
export { default as buildConnector } from 'undici/lib/core/connect.js';
export { default as errors } from 'undici/lib/core/errors.js';
