/** As ../../sqlite/migrations/0021-beats-and-addresses.ts. */
export const beatsAndAddresses = `
ALTER TABLE monitors ADD COLUMN beat_at bigint;
ALTER TABLE sign_in_profiles ADD COLUMN url text;
CREATE INDEX deliveries_ended ON deliveries (due_at) WHERE state <> 'pending';
`;
