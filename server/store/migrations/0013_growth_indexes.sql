-- A large installation may build them before the upgrade, with `create index concurrently`, while people write.
CREATE INDEX IF NOT EXISTS "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_created_at" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_unconfirmed" ON "users" USING btree ("created_at") WHERE not email_verified;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_leaving" ON "users" USING btree ("deletion_requested_at") WHERE deletion_requested_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_expires_at" ON "checkouts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_customers_unanswered" ON "stripe_customers" USING btree ("user_id") WHERE readings_begun > reading_kept;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_customers_unread" ON "stripe_customers" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_events_handled_at" ON "stripe_events" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_events_customer" ON "stripe_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_subscriptions_premium" ON "stripe_subscriptions" USING btree ("updated_at") WHERE premium;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_subscriptions_owing" ON "stripe_subscriptions" USING btree ("user_id") WHERE status in ('incomplete', 'past_due', 'unpaid');