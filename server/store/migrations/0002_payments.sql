CREATE TABLE "admin_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp(6) with time zone DEFAULT clock_timestamp() NOT NULL,
	"action" text NOT NULL,
	"admin_id" text NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"attempt" uuid NOT NULL,
	"wish" text NOT NULL,
	"session_id" text,
	"url" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent" text,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp(6) with time zone DEFAULT clock_timestamp() NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"email" text NOT NULL,
	"address" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_failures_email_address_pk" PRIMARY KEY("email","address")
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"provider" text NOT NULL,
	"readings_begun" integer DEFAULT 0 NOT NULL,
	"reading_kept" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stripe_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"premium" boolean NOT NULL,
	"price_id" text,
	"current_period_start" bigint,
	"current_period_end" bigint,
	"cancel_at_period_end" boolean NOT NULL,
	"payment_method_brand" text,
	"payment_method_last4" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stripe_subscriptions_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
ALTER TABLE "generations" DROP CONSTRAINT "generations_project_id_user_id_project_rows_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "generations" ALTER COLUMN "project_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "action" text DEFAULT 'generate' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD CONSTRAINT "stripe_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_log_newest" ON "admin_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "checkouts_created" ON "checkouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_parent" ON "sandbox_payments" USING btree ("kind","parent","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_due" ON "sandbox_payments" USING btree ("kind","due_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_last" ON "sign_in_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_period_end" ON "stripe_subscriptions" USING btree ("current_period_end");--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_newest" ON "generations" USING btree ("user_id","started_at","id");--> statement-breakpoint
-- Of a deleted project the ledger keeps what was written when, and whether it counted.
ALTER TABLE generations ADD CONSTRAINT generations_project FOREIGN KEY (project_id, user_id)
  REFERENCES project_rows (id, user_id) ON DELETE SET NULL (project_id);
--> statement-breakpoint
ALTER TABLE stripe_customers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE stripe_subscriptions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE checkouts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE stripe_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE admin_log ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sign_in_failures ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sandbox_payments ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A request reads its person's own subscription; only the server, which has read it from the provider, writes it.
GRANT SELECT (user_id, customer_id) ON stripe_customers TO app_user;
--> statement-breakpoint
GRANT SELECT ON stripe_subscriptions TO app_user;
--> statement-breakpoint
CREATE POLICY own_row ON stripe_customers FOR SELECT TO app_user USING (user_id = app_user_id());
--> statement-breakpoint
CREATE POLICY own_row ON stripe_subscriptions FOR SELECT TO app_user USING (user_id = app_user_id());
--> statement-breakpoint
CREATE VIEW stripe_user_subscriptions WITH (security_invoker = true) AS
  SELECT
    s.user_id,
    c.customer_id,
    s.subscription_id,
    s.status AS subscription_status,
    s.price_id,
    s.current_period_start,
    s.current_period_end,
    s.cancel_at_period_end,
    s.payment_method_brand,
    s.payment_method_last4
  FROM stripe_subscriptions s
  JOIN stripe_customers c ON c.user_id = s.user_id;
--> statement-breakpoint
GRANT SELECT ON stripe_user_subscriptions TO app_user;
--> statement-breakpoint
-- The plan in force, from what the server published and what it wrote of the subscription. In the collation "C",
-- lower() takes Latin capitals only, as `comparableEmail` of the domain does.
CREATE FUNCTION plan_of(email text, email_verified boolean, premium boolean) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  RETURN CASE
    WHEN $2 AND EXISTS (SELECT FROM founder_emails f WHERE f.email = lower($1 COLLATE "C")) THEN 'founder'
    WHEN $3 THEN 'premium'
    ELSE 'free'
  END;
--> statement-breakpoint
CREATE FUNCTION ai_limit_of(plan text) RETURNS bigint
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  RETURN (SELECT l.ai_limit FROM plan_limits l WHERE l.plan = $1);
--> statement-breakpoint
REVOKE ALL ON FUNCTION plan_of(text, boolean, boolean), ai_limit_of(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION plan_of(text, boolean, boolean), ai_limit_of(text) TO app_user;
--> statement-breakpoint
-- Premium counts by the calendar month in Toronto, the other plans for life (`usagePeriod` of the domain).
CREATE OR REPLACE VIEW user_preferences WITH (security_invoker = true) AS
  SELECT
    p.user_id,
    coalesce(q.used, 0) AS ai_usage_count,
    ai_limit_of(p.plan) AS ai_usage_limit,
    p.language
  FROM (
    SELECT
      u.id AS user_id,
      u.language,
      plan_of(u.email, u.email_verified, coalesce(s.premium, false)) AS plan
    FROM users u
    LEFT JOIN stripe_subscriptions s ON s.user_id = u.id
  ) p
  LEFT JOIN ai_usage q ON q.user_id = p.user_id AND q.period = CASE p.plan
    WHEN 'premium' THEN to_char(now() AT TIME ZONE 'America/Toronto', 'YYYY-MM')
    ELSE 'life'
  END;
--> statement-breakpoint
DROP FUNCTION plan_limit_of(text, boolean);
