/** Settings of a service that shares a database with others. */
import type { Setting } from './setting.ts';

export const SHARED = [
  {
    name: 'database',
    type: 'string',
    fallback: undefined,
    help: 'postgres://… that several services share (unset: SQLite in the data folder)',
    secret: true,
  },
  {
    name: 'databaseSchema',
    type: 'string',
    fallback: 'hearth',
    help: 'its schema for the tables of Hearth',
  },
  {
    name: 'blobs',
    type: 'string',
    fallback: undefined,
    help: 'with --database, where bytes of kept pages lie: s3://bucket/prefix (unset: in the database)',
  },
  {
    name: 'blobsEndpoint',
    type: 'string',
    fallback: undefined,
    help: 'address of the server of that bucket, https://… (unset: Amazon)',
  },
  {
    name: 'blobsRegion',
    type: 'string',
    fallback: 'us-east-1',
    help: 'its region',
  },
  {
    name: 'blobsKeyId',
    type: 'string',
    fallback: undefined,
    help: 'id of the key for that bucket',
  },
  {
    name: 'blobsSecret',
    type: 'string',
    fallback: undefined,
    help: 'secret of that key',
    secret: true,
  },
  {
    name: 'role',
    type: 'list',
    fallback: ['api', 'crawl', 'render'],
    help: 'with --database, what this service does: api, crawl, render',
  },
  {
    name: 'nodeName',
    type: 'string',
    fallback: undefined,
    help: 'what this service is called among others (unset: the name of the machine)',
  },
  {
    name: 'advertise',
    type: 'string',
    fallback: undefined,
    help: 'address at which the other services reach this one (unset: host and port)',
  },
  {
    name: 'clusterSecret',
    type: 'string',
    fallback: undefined,
    help: 'secret of all services of a database: who has no role render asks the others',
    secret: true,
  },
  {
    name: 'metricsToken',
    type: 'string',
    fallback: undefined,
    help: 'bearer for GET /metrics (unset: this machine alone)',
    secret: true,
  },
] as const satisfies readonly Setting[];
